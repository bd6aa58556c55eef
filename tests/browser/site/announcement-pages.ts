import type { Page } from '@playwright/test'

export function announcementPages(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Páginas' })
  return {
    navigation,
    third: navigation.getByRole('link', { name: 'Página 3' }),
  }
}
