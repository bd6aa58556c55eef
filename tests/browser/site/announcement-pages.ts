import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function announcementPages(page: Page) {
  const navigation = page.getByRole('navigation', { name: textOf('kit.layout.pages') })
  return {
    navigation,
    third: navigation.getByRole('link', { name: textOf('kit.layout.page', { number: 3 }) }),
  }
}
