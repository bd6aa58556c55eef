import type { Page } from '@playwright/test'

export function termsPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Termos' })
  return {
    popup,
  }
}
