import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'

const titles = { forced: 'Escolha uma nova senha', chosen: 'Trocar a senha' }

/** The popup that changes the login password. Its title depends on `reason`. */
export function changePasswordPopup(page: Page, reason: keyof typeof titles = 'forced') {
  const popup = page.getByRole('dialog', { name: titles[reason] })
  return {
    popup,
    old: popup.getByLabel('Senha atual'),
    fresh: popup.getByLabel('Nova senha', { exact: true }),
    again: popup.getByLabel('Nova senha de novo'),
    submit: popup.getByRole('button', { name: /^(Trocar a senha|Trocando)$/ }),
    logOut: buttonsIn(popup).logOut,
  }
}
