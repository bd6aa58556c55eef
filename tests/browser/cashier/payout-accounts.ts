import type { Page } from '@playwright/test'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { paymentPasswordForm } from './payment-password-form.ts'

export function payoutAccounts(page: Page) {
  const list = page.getByRole('region', { name: textOf('cashier.payoutAccount.heading') })
  const adding = page.getByRole('dialog', { name: textOf('cashier.payoutAccount.add') })
  return {
    add: page.getByRole('button', { name: textOf('cashier.payoutAccount.add') }),
    noneYet: page.getByText(textOf('cashier.withdrawal.noAccount')),
    useFirst: page.getByRole('button', { name: patternOf('cashier.payoutAccount.setDefaultNamed') }),
    list: {
      region: list,
      remove: list.getByRole('button', { name: patternOf('cashier.payoutAccount.removeNamed') }),
    },
    adding: {
      popup: adding,
      key: adding.getByLabel(textOf('cashier.payoutAccount.key'), { exact: true }),
      password: paymentPasswordForm(adding).password,
      submit: adding.getByRole('button', { name: textOf('cashier.payoutAccount.submit'), exact: true }),
    },
  }
}

export async function fillInPayoutAccount(page: Page, { key, secret }: { key: string; secret: string }) {
  const { add, adding } = payoutAccounts(page)
  await add.click()
  await adding.key.fill(key)
  await adding.password.fill(secret)
}

/** Adds an account and waits until the dialog has closed. */
export async function addPayoutAccount(page: Page, account: { key: string; secret: string }) {
  const { adding } = payoutAccounts(page)
  await fillInPayoutAccount(page, account)
  await adding.submit.click()
  await adding.popup.waitFor({ state: 'hidden' })
}
