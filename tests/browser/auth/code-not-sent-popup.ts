import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { textOf } from '#tests/support/texts.ts'

export function codeNotSentPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('auth.smsCode.notSent') })
  return {
    popup,
    ok: buttonsIn(popup).ok,
  }
}
