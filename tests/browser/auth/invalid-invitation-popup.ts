import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { textOf } from '#tests/support/texts.ts'

export function invalidInvitationPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('auth.invitationWarning.title') })
  return {
    popup,
    ok: buttonsIn(popup).ok,
  }
}
