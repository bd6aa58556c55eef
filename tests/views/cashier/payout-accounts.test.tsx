import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type {
  AddAnswer,
  PayoutAccounts as Known,
  NewPayoutAccount,
  PayoutRemoval,
  RemovalAnswer,
} from '#api/cashier/payout-accounts.ts'
import { addPayoutAccountMachine } from '#machines/cashier/add-payout-account.machine.ts'
import { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textOf } from '#tests/views/kit/texts.ts'
import { PayoutAccounts } from '#ui/cashier/payout-account/payout-accounts.tsx'

const none: Known = {
  accounts: [],
  holder: 'Ana Souza',
  paymentPasswordSet: true,
  maxAccounts: 5,
  banks: [],
}

const added: Known['accounts'][number] = {
  id: 'a1',
  kind: 'pix',
  name: 'Pix · +55 •••• 4321',
  holder: 'Ana Souza',
  preferred: true,
  addedAt: '2030-01-01T00:00:00.000Z',
  usableAt: null,
}

test('[MEM-05] rejects a mistyped Pix key before sending and keeps the payment password', async () => {
  const requests: NewPayoutAccount[] = []
  const addAccount = fromPromise<AddAnswer, NewPayoutAccount>(async ({ input }) => {
    requests.push(input)
    return { ok: true, value: { accounts: [added] } }
  })
  const actor = createActor(
    payoutAccountMachine.provide({
      actors: {
        readAccounts: fromPromise(async () => none),
        addAccount: addPayoutAccountMachine.provide({ actors: { addAccount } }),
      },
    }),
  )
  await show(<PayoutAccounts actor={actor.start()} />)
  await page.getByRole('button', { name: textOf('cashier.payoutAccount.add') }).click()
  const dialog = page.getByRole('dialog', { name: textOf('cashier.payoutAccount.add') })
  const key = dialog.getByLabelText(textOf('cashier.payoutAccount.key'), { exact: true })
  const password = dialog.getByLabelText(textOf('common.paymentPassword'))
  const submit = dialog.getByRole('button', { name: textOf('cashier.payoutAccount.submit'), exact: true })
  await dialog.getByLabelText(patternOf('cashier.payoutAccount.keyKind')).selectOptions('mobile')
  await expect.element(key).toHaveAttribute('inputmode', 'tel')
  await key.fill('(11) 7777-4321')
  await password.fill('135790')
  await expect.element(key).toHaveAccessibleDescription(textOf('auth.phone.invalidBrazil'))
  await submit.click()
  await expect.element(key).toHaveFocus()
  await expect.element(key).toHaveValue('(11) 7777-4321')
  await expect.element(password).toHaveValue('135790')
  expect(requests).toEqual([])
  await key.fill('(11) 97777-4321')
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Pix · +55 •••• 4321')).toBeVisible()
  expect(requests).toEqual([
    {
      details: { kind: 'pix', keyKind: 'mobile', key: '(11) 97777-4321', holder: 'Ana Souza' },
      paymentPassword: '135790',
    },
  ])
})

test('[MEM-05] moves the focus to the heading once the last payout account is removed', async () => {
  const requests: PayoutRemoval[] = []
  const removed = Promise.withResolvers<RemovalAnswer>()
  const removeAccount = fromPromise<RemovalAnswer, PayoutRemoval>(({ input }) => {
    requests.push(input)
    return removed.promise
  })
  const readAccounts = fromPromise(async () => ({ ...none, accounts: [added] }))
  const actor = createActor(payoutAccountMachine.provide({ actors: { readAccounts, removeAccount } }))
  await show(<PayoutAccounts actor={actor.start()} />)
  const list = page.getByRole('region', { name: textOf('cashier.payoutAccount.heading') })
  const remove = list
    .getByRole('button', { name: patternOf('cashier.payoutAccount.removeNamed') })
    .element() as HTMLElement
  remove.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('dialog').getByLabelText(textOf('common.paymentPassword')))
    .toHaveFocus()
  await userEvent.keyboard('135790{Enter}')
  await expect.poll(() => requests).toEqual([{ id: 'a1', paymentPassword: '135790' }])
  removed.resolve({ ok: true, value: { accounts: [] } })
  await expect.element(list.getByText(textOf('cashier.payoutAccount.empty'))).toBeVisible()
  await expect.element(list.getByRole('heading')).toHaveFocus()
})
