import type { Page } from '@playwright/test'

export function lobbyPage(page: Page) {
  return {
    search: page.getByRole('searchbox', { name: 'Buscar jogo ou fornecedor' }),
    vendor: page.getByRole('combobox', { name: 'Fornecedor' }),
    category: page.getByRole('combobox', { name: 'Categoria' }),
  }
}
