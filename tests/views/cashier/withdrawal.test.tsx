import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { StoredWithdrawalRequest } from '#api/cashier/pending-withdrawals.ts'
import type {
  CancelAnswer,
  WithdrawalAnswer,
  WithdrawalRequest,
  WithdrawalStart,
} from '#api/cashier/withdrawals.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'
import { withdrawalMachine } from '#machines/cashier/withdrawal.machine.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import { withdrawalLike } from '#tests/models/cashier/withdrawal-samples.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textOf } from '#tests/views/kit/texts.ts'
import { Withdrawal } from '#ui/cashier/withdrawal/withdrawal.tsx'

const start: WithdrawalStart = {
  terms: {
    on: true,
    currency: 'BRL',
    available: 100_000,
    min: 1_000,
    max: 500_000,
    leftToday: { times: 3, amount: 500_000 },
    fee: { fixed: 0, rate: 100 },
    turnoverLeft: { total: 0, reasons: [] },
    paymentPasswordSet: true,
    openWithdrawalId: null,
    waitingWithdrawalId: null,
  },
  accounts: [
    {
      id: 'a1',
      kind: 'pix',
      name: 'Pix · •••.982.247-••',
      holder: 'Ana Souza',
      preferred: true,
      addedAt: '2030-01-01T00:00:00.000Z',
      usableAt: null,
    },
  ],
}

/** Promises that delay the response to an order (`answered`) and the order's details (`read`). */
type Held = {
  answered: Promise<unknown>
  read: Promise<unknown>
}

const atOnce: Held = { answered: Promise.resolve(), read: Promise.resolve() }

/** Shows the withdrawal page to a member with a Pix key and a fee of 1%, and records the requests. */
async function showWithdrawal({ answered, read } = atOnce) {
  const requests: WithdrawalRequest[] = []
  let order = withdrawalLike({ fee: 50 })
  const sendPayment = idempotentRequestMachine<WithdrawalRequest, WithdrawalAnswer>(async ({ request }) => {
    requests.push(request)
    await answered
    return { ok: true, value: { withdrawal: order, balance: 95_000 } }
  })
  const cancelOrder = idempotentRequestMachine<{ id: string }, CancelAnswer>(async () => {
    order = { ...order, state: 'cancelled', mayCancel: false }
    return { ok: true, value: { withdrawal: order, balance: 100_000 } }
  })
  const orderPolling = orderPollingMachine(async () => {
    await read
    return order
  })
  const withdrawalOrder = withdrawalOrderMachine.provide({ actors: { orderPolling, cancelOrder } })
  const paymentConfirm = paymentConfirmMachine<StoredWithdrawalRequest, WithdrawalAnswer>().provide({
    actors: { sendPayment },
  })
  const actor = createActor(
    withdrawalMachine.provide({
      actors: { readStart: fromPromise(async () => start), paymentConfirm, withdrawalOrder },
    }),
    { input: { memberId: '7', pending: null } },
  )
  await show(<Withdrawal actor={actor.start()} head={null} accounts={null} image={() => null} list={null} />)
  return requests
}

const amount = page.getByLabelText(textOf('common.amount'))
const password = page.getByLabelText(textOf('common.paymentPassword'))
const open = page.getByRole('region', { name: textOf('cashier.withdrawal.inProgress') })
const cancel = open.getByRole('button', { name: textOf('cashier.withdrawal.cancel') })

test('[MEM-05] accepts a currency sign in the withdrawal amount and hides the typed payment password', async () => {
  await showWithdrawal()
  await amount.fill('R$\u00a050,00')
  await page
    .getByRole('button', { name: textOf('cashier.amount.continue', { element0: 'R$ 50,00' }) })
    .click()
  await expect.element(password).toHaveAttribute('inputmode', 'numeric')
  await expect.element(password).toHaveAttribute('type', 'text')
  const style = getComputedStyle(password.element())
  expect(style.getPropertyValue('-webkit-text-security')).toBe('disc')
  await expect
    .element(
      page.getByRole('button', { name: textOf('cashier.withdrawal.submit', { element0: 'R$ 50,00' }) }),
    )
    .toBeVisible()
})

test('[MEM-05] shows the withdrawal fee at every step, but not after the withdrawal is cancelled', async () => {
  const requests = await showWithdrawal()
  const sum = page.getByRole('definition')
  await expect
    .poll(() => sum.elements().map(({ textContent }) => textContent))
    .toEqual(['R$\u00a00,00', '1%', 'R$\u00a00,00'])
  await amount.fill('50')
  await page.getByRole('button', { name: patternOf('cashier.amount.continue') }).click()
  await expect
    .element(page.getByRole('term').filter({ hasText: textOf('cashier.withdrawal.fee') }))
    .toBeVisible()
  await password.fill('135790')
  await page
    .getByRole('button', { name: textOf('cashier.withdrawal.submit', { element0: 'R$ 50,00' }) })
    .click()
  for (const text of [
    /R\$\s50,00/,
    textOf('cashier.withdrawal.fee'),
    /R\$\s0,50/,
    textOf('cashier.withdrawal.received'),
    /R\$\s49,50/,
  ])
    await expect.element(open).toMatchTextContent(text)
  expect(requests).toEqual([{ accountId: 'a1', amount: 5_000, fee: 50, paymentPassword: '135790' }])
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: textOf('cashier.withdrawal.cancelTitle') })
  await dialog.getByRole('button', { name: textOf('cashier.withdrawal.cancel') }).click()
  const last = page.getByRole('region', { name: textOf('cashier.withdrawal.last') })
  await expect.element(last).toMatchTextContent(/R\$\s50,00/)
  await expect.element(last).not.toMatchTextContent(textOf('cashier.withdrawal.fee'))
})

async function orderByKeyboard(): Promise<void> {
  await amount.fill('50')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('135790{Enter}')
}

test('[MEM-05] moves the focus through the steps of a withdrawal, however late the order arrives', async () => {
  const answered = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  await showWithdrawal({ answered: answered.promise, read: read.promise })
  await amount.fill('50')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveFocus()
  const back = page.getByRole('button', { name: textOf('common.back') })
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(amount).toHaveFocus()
  await orderByKeyboard()
  await expect.element(page.getByRole('button', { name: textOf('cashier.request.sending') })).toBeVisible()
  answered.resolve()
  await expect.element(open).toHaveAttribute('aria-busy', 'true')
  await expect.element(open).toHaveFocus()
  read.resolve()
  await expect.element(cancel).toBeVisible()
  await expect.element(open).toHaveFocus()
  await userEvent.tab()
  await expect.element(cancel).toHaveFocus()
})

test('[MEM-05] moves the focus to the open withdrawal even when all responses arrive together', async () => {
  await showWithdrawal()
  await orderByKeyboard()
  await expect.element(cancel).toBeVisible()
  await expect.element(open).toHaveFocus()
})
