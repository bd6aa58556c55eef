import type { Page } from '@playwright/test'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { textIn } from '#tests/support/texts.ts'
import { getCodeName, logInName, signUpName } from './button-names.ts'
import { dragTile } from './login-popup.ts'

/** Carla's mobile in national and in E.164 format. Her password has expired. */
export const carlas = { national: '11 98888-0003', e164: '+5511988880003' }

type Language = 'pt' | 'en'
type Way = keyof typeof submits

const submits = { login: logInName, registration: signUpName }

/**
 * Opens the login or registration popup and fills in Carla's mobile. For a registration, also accepts the
 * terms.
 */
export async function openByFirebase(page: Page, url: string, language: Language, way: Way = 'login') {
  await page.context().addCookies([{ name: 'lang', value: language, url }])
  await page.goto(way === 'login' ? '/login' : '/register')
  await takenOver(page)
  const mobileName = textIn(language, 'common.phoneNumber')
  const popup = page.getByRole('dialog').first()
  await popup.getByRole('tab', { name: mobileName }).click()
  const mobile = popup.getByLabel(mobileName, { exact: true })
  await mobile.fill(carlas.national)
  if (way === 'registration') await popup.locator('[name="terms"]').check()
  const submit = popup.locator('form').getByRole('button', { name: submits[way](language) })
  return {
    popup,
    mobile,
    code: popup.getByLabel(textIn(language, 'auth.smsCode.label'), { exact: true }),
    getCode: popup.getByRole('button', { name: getCodeName(language) }),
    submit,
    async send() {
      await submit.focus()
      await submit.click()
      if (way === 'registration') await dragTile(page)
    },
    said: popup.getByRole('alert'),
    warning: page.getByRole('dialog', { name: textIn(language, 'auth.smsCode.notSent') }),
  }
}
