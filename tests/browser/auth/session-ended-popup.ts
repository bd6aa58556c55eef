import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { textOf } from '#tests/support/texts.ts'

export function sessionEndedPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('auth.sessionEnded.title') })
  return {
    popup,
    logIn: buttonsIn(popup).logIn,
    notNow: buttonsIn(popup).notNow,
  }
}
