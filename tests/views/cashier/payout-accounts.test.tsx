import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { AddAnswer, PayoutAccounts as Known, NewPayoutAccount } from '#api/cashier/payout-accounts.ts'
import { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
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
    payoutAccountMachine.provide({ actors: { readAccounts: fromPromise(async () => none), addAccount } }),
  )
  await show(<PayoutAccounts actor={actor.start()} />)
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  const key = dialog.getByLabelText('Chave', { exact: true })
  const password = dialog.getByLabelText('Senha de pagamento')
  const submit = dialog.getByRole('button', { name: 'Adicionar', exact: true })
  await dialog.getByLabelText(/^Tipo de chave/).selectOptions('mobile')
  await expect.element(key).toHaveAttribute('inputmode', 'tel')
  await key.fill('(11) 7777-4321')
  await password.fill('135790')
  await expect
    .element(key)
    .toHaveAccessibleDescription('Não é um celular. Digite DDD e 9 dígitos: (11) 91234-5678.')
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
