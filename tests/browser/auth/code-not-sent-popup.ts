import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'

export function codeNotSentPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Nenhum código foi enviado' })
  return {
    popup,
    ok: buttonsIn(popup).ok,
  }
}
