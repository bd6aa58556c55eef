import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'

export function invalidInvitationPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Este convite não funciona' })
  return {
    popup,
    ok: buttonsIn(popup).ok,
  }
}
