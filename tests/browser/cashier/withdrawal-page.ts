import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function withdrawalPage(page: Page) {
  const open = page.getByRole('region', { name: textOf('cashier.withdrawal.inProgress') })
  const last = page.getByRole('region', { name: textOf('cashier.withdrawal.last') })
  const cancelling = page.getByRole('dialog', { name: textOf('cashier.withdrawal.cancelTitle') })
  const missing = page.getByRole('dialog', { name: textOf('cashier.withdrawal.reportMissing') })
  return {
    open: {
      region: open,
      cancel: open.getByRole('button', { name: textOf('cashier.withdrawal.cancel') }),
      received: open.getByRole('button', { name: textOf('cashier.withdrawal.confirmReceipt'), exact: true }),
      notReceived: open.getByRole('button', { name: textOf('cashier.withdrawal.reportMissing') }),
      proof: open.getByRole('img', { name: textOf('support.imageUpload.sentImage') }),
    },
    last: { region: last },
    cancelling: {
      popup: cancelling,
      confirm: cancelling.getByRole('button', { name: textOf('cashier.withdrawal.cancel') }),
    },
    missing: {
      popup: missing,
      image: missing.getByLabel(textOf('support.imageUpload.choose')),
      proof: missing.getByRole('img', { name: textOf('support.imageUpload.sentImage') }),
    },
  }
}
