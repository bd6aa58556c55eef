import type { Page } from '@playwright/test'

/** A list of games with its filters. */
export function lobbyPage(page: Page) {
  return {
    search: page.getByRole('searchbox', { name: 'Buscar jogo ou fornecedor' }),
    vendor: page.getByRole('combobox', { name: 'Fornecedor' }),
    category: page.getByRole('combobox', { name: 'Categoria' }),
  }
}
