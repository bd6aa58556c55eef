import type { Page } from '@playwright/test'

export function noticesPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Avisos' })
  return {
    popup,
    announcements: popup.getByRole('button', { name: 'Ver comunicados' }),
  }
}

export function announcementsPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Comunicados' })
  return {
    popup,
  }
}

/** The panel that the bell opens for a member. */
export function newsPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Novidades' })
  return {
    panel,
    notices: panel.getByRole('button', { name: /^Avisos/ }),
    service: panel.getByRole('link', { name: 'Atendimento' }),
  }
}
