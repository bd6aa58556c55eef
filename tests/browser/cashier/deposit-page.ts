import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { textOf } from '#tests/support/texts.ts'

export function depositPage(page: Page) {
  const main = page.getByRole('main')
  const open = page.getByRole('region', { name: textOf('cashier.deposit.inProgress') })
  const last = page.getByRole('region', { name: textOf('cashier.deposit.last') })
  const givingUp = page.getByRole('dialog', { name: textOf('cashier.deposit.cancelTitle') })
  return {
    order: main.getByRole('button', { name: textOf('cashier.deposit.submit') }),
    byPix: page.getByRole('radio', { name: /^Pix/ }),
    byTransfer: page.getByRole('radio', { name: /Transferência/ }),
    noBonus: main.getByRole('radio', { name: textOf('cashier.deposit.noBonus') }),
    bonuses: main.getByRole('group', { name: 'Bônus' }),
    qr: page.getByRole('img', { name: /QR/ }),
    invalidAmount: page.getByText('Só um número com até duas casas, por exemplo 1.234,50'),
    ambiguousAmount: page.getByText('Isso pode ser milhar ou decimal. Escreva assim: 1.234,50'),
    open: {
      region: open,
      qr: open.getByRole('img', { name: /QR/ }),
      copy: buttonsIn(open).copy,
      copied: buttonsIn(open).copied,
      code: open.getByLabel(textOf('cashier.deposit.pixCode')),
      paid: open.getByRole('button', { name: textOf('cashier.deposit.confirmPaid') }),
      giveUp: open.getByRole('button', { name: textOf('cashier.deposit.cancelTitle') }),
    },
    last: {
      region: last,
      depositAgain: last.getByRole('button', { name: textOf('cashier.deposit.another') }),
    },
    givingUp: {
      popup: givingUp,
      confirm: givingUp.getByRole('button', { name: textOf('cashier.deposit.cancel'), exact: true }),
    },
  }
}
