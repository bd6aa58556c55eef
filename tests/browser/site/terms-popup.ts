import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function termsPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('common.terms') })
  return {
    popup,
  }
}
