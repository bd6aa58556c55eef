import type { Page } from '@playwright/test'
import { dragTile, loginPopup } from './login-popup.ts'
import { expect } from './platform.ts'
import { takenOver } from './taken-over.ts'

/** The popup of a forgotten password as a visitor finds it. */
export function forgotPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Esqueceu a senha?' })
  return {
    popup,
    tab: (name: 'Celular' | 'E-mail') => popup.getByRole('tab', { name }),
    user: popup.getByLabel('Usuário'),
    email: popup.getByRole('textbox', { name: 'E-mail' }),
    mobile: popup.getByLabel('Celular', { exact: true }),
    code: popup.getByLabel('Código', { exact: true }),
    fresh: popup.getByLabel('Nova senha', { exact: true }),
    getCode: popup.getByRole('button', { name: /código/ }),
    submit: popup.locator('[type="submit"]'),
    back: popup.getByRole('button', { name: 'Voltar para entrar' }),
    said: popup.getByRole('alert'),
  }
}

/** Opens the popup as a visitor gets to it: through that of the login, at an address. */
export async function openForgotten(page: Page, address = '/login') {
  await page.goto(address)
  await takenOver(page)
  return forgetPassword(page)
}

/** Goes on from the login popup that is open. */
export async function forgetPassword(page: Page) {
  await loginPopup(page).popup.getByRole('button', { name: 'Esqueceu a senha?' }).click()
  const forgot = forgotPopup(page)
  await expect(forgot.popup).toBeVisible()
  return forgot
}

/** Has a code texted to the mobile that is filled in. */
export async function haveCodeTexted(page: Page): Promise<void> {
  const { getCode, code } = forgotPopup(page)
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
}
