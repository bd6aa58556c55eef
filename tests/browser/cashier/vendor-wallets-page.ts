import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function walletsPage(page: Page) {
  const main = page.getByRole('main')
  const last = page.getByRole('region', { name: textOf('cashier.vendorWallets.last') })
  return {
    bringHome: main.getByRole('button', { name: textOf('cashier.vendorWallets.collect') }),
    vendors: main.getByRole('group', { name: textOf('cashier.vendorWallets.providers') }),
    last: {
      region: last,
      transferAgain: last.getByRole('button', { name: textOf('cashier.vendorWallets.another') }),
    },
  }
}
