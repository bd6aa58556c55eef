import type { Page } from '@playwright/test'

/** Transfers between the balance and vendor wallets. */
export function walletsPage(page: Page) {
  const main = page.getByRole('main')
  const last = page.getByRole('region', { name: 'Última transferência' })
  return {
    bringHome: main.getByRole('button', { name: 'Trazer tudo para o saldo' }),
    vendors: main.getByRole('group', { name: 'Fornecedores com carteira própria' }),
    last: { region: last, transferAgain: last.getByRole('button', { name: 'Transferir mais' }) },
  }
}
