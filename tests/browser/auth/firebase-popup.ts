import type { Page } from '@playwright/test'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import { dragTile } from './login-popup.ts'

/** Carla's mobile, national and E.164. Her password has expired. */
export const carlas = { national: '11 98888-0003', e164: '+5511988880003' }

type Language = 'pt' | 'en'
type Way = 'login' | 'registration'

const words = {
  pt: {
    mobile: textOf('cashier.payoutAccount.keyKindPhone'),
    code: textOf('common.verificationCode'),
    ask: /código/,
    warning: textOf('auth.smsCode.notSent'),
  },
  en: {
    mobile: textIn('en', 'common.phoneNumber'),
    code: textIn('en', 'common.verificationCode'),
    ask: /code/,
    warning: textIn('en', 'auth.smsCode.notSent'),
  },
}
const submits: Record<Language, Record<Way, RegExp>> = {
  pt: { login: /^Entra/, registration: /^Cadastra/ },
  en: { login: /^Log/, registration: /^Register/ },
}

/** Opens a popup in a language and fills in every field except the code. */
export async function openByFirebase(page: Page, url: string, language: Language, way: Way = 'login') {
  await page.context().addCookies([{ name: 'lang', value: language, url }])
  await page.goto(way === 'login' ? '/login' : '/register')
  await takenOver(page)
  const own = words[language]
  const popup = page.getByRole('dialog').first()
  await popup.getByRole('tab', { name: own.mobile }).click()
  const mobile = popup.getByLabel(own.mobile, { exact: true })
  await mobile.fill(carlas.national)
  if (way === 'registration') await popup.locator('[name="terms"]').check()
  const submit = popup.locator('form').getByRole('button', { name: submits[language][way] })
  return {
    popup,
    mobile,
    code: popup.getByLabel(own.code, { exact: true }),
    getCode: popup.getByRole('button', { name: own.ask }),
    submit,
    async send() {
      await submit.focus()
      await submit.click()
      if (way === 'registration') await dragTile(page)
    },
    said: popup.getByRole('alert'),
    warning: page.getByRole('dialog', { name: own.warning }),
  }
}
