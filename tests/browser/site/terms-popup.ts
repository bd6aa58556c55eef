import type { Page } from '@playwright/test'

/** The terms of use. */
export function termsPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Termos' })
  return {
    popup,
  }
}
