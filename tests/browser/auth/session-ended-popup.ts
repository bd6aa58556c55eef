import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'

export function sessionEndedPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  return {
    popup,
    logIn: buttonsIn(popup).logIn,
    notNow: buttonsIn(popup).notNow,
  }
}
