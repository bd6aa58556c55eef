import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { textOf } from '#tests/support/texts.ts'

export function depositPage(page: Page) {
  const main = page.getByRole('main')
  const open = page.getByRole('region', { name: textOf('cashier.deposit.inProgress') })
  const last = page.getByRole('region', { name: textOf('cashier.deposit.last') })
  const givingUp = page.getByRole('dialog', { name: textOf('cashier.deposit.cancelTitle') })
  const channels = page.getByRole('group', { name: textOf('cashier.deposit.method') })
  return {
    order: main.getByRole('button', { name: textOf('cashier.deposit.submit') }),
    byPix: channels.getByRole('radio', { name: textOf('deposit.channel.pix.name') }),
    byTransfer: channels.getByRole('radio', { name: textOf('deposit.channel.transfer.name') }),
    noBonus: main.getByRole('radio', { name: textOf('cashier.deposit.noBonus') }),
    bonuses: main.getByRole('group', { name: textOf('common.bonus') }),
    qr: page.getByRole('img', { name: textOf('cashier.deposit.qrCode') }),
    invalidAmount: page.getByText(textOf('kit.forms.numberNotDecimal', { example: '1.234,50' })),
    ambiguousAmount: page.getByText(textOf('kit.forms.numberAmbiguous', { example: '1.234,50' })),
    open: {
      region: open,
      qr: open.getByRole('img', { name: textOf('cashier.deposit.qrCode') }),
      copy: buttonsIn(open).copy,
      copied: buttonsIn(open).copied,
      code: open.getByLabel(textOf('cashier.deposit.pixCode')),
      paid: open.getByRole('button', { name: textOf('cashier.deposit.confirmPaid') }),
      giveUp: open.getByRole('button', { name: textOf('cashier.deposit.cancel') }),
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
