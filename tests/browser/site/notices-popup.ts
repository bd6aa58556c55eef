import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function noticesPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('common.notices') })
  return {
    popup,
    announcements: popup.getByRole('button', { name: textOf('site.notice.toAnnouncements') }),
  }
}

export function announcementsPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('common.announcements') })
  return {
    popup,
  }
}

/** The panel that the bell opens for a member. */
export function newsPanel(page: Page) {
  const panel = page.getByRole('region', { name: textOf('layout.bell.notices') })
  return {
    panel,
    notices: panel.getByRole('button', { name: textOf('common.notices') }),
    service: panel.getByRole('link', { name: textOf('common.customerSupport') }),
  }
}
