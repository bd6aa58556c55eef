import type { Page } from '@playwright/test'

/** The list of notices. */
export function noticesPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Avisos' })
  return {
    popup,
    announcements: popup.getByRole('button', { name: 'Ver comunicados' }),
  }
}

/** The list of announcements. */
export function announcementsPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Comunicados' })
  return {
    popup,
  }
}

/** What the bell opens for a member. */
export function newsPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Novidades' })
  return {
    panel,
    notices: panel.getByRole('button', { name: /^Avisos/ }),
    service: panel.getByRole('link', { name: 'Atendimento' }),
  }
}
