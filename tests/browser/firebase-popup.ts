import type { Page } from '@playwright/test'
import { takenOver } from './taken-over.ts'

/** Carla's mobile: national, and E.164. Her password has expired. */
export const carlas = { national: '11 98888-0003', e164: '+5511988880003' }

const words = {
  pt: {
    mobile: 'Celular',
    code: 'Código',
    ask: /código/,
    submit: /^Entra/,
    warning: 'Nenhum código foi enviado',
  },
  en: { mobile: 'Mobile', code: 'Code', ask: /code/, submit: /^Log/, warning: 'No code was sent' },
}

/** Opens the login popup in a language, at the tab with the mobile filled in. */
export async function openByFirebase(page: Page, url: string, language: keyof typeof words) {
  await page.context().addCookies([{ name: 'lang', value: language, url }])
  await page.goto('/login')
  await takenOver(page)
  const own = words[language]
  const popup = page.getByRole('dialog').first()
  await popup.getByRole('tab', { name: own.mobile }).click()
  const mobile = popup.getByLabel(own.mobile, { exact: true })
  await mobile.fill(carlas.national)
  return {
    mobile,
    code: popup.getByLabel(own.code, { exact: true }),
    getCode: popup.getByRole('button', { name: own.ask }),
    submit: popup.getByRole('button', { name: own.submit }),
    said: popup.getByRole('alert'),
    warning: page.getByRole('dialog', { name: own.warning }),
  }
}
