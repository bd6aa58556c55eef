import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function lobbyPage(page: Page) {
  return {
    search: page.getByRole('searchbox', { name: textOf('lobby.list.search') }),
    vendor: page.getByRole('combobox', { name: textOf('common.provider') }),
    category: page.getByRole('combobox', { name: textOf('lobby.winners.category') }),
  }
}
