import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { Intent } from '#api/browser/request-intent.ts'
import type { DepositAnswer, DepositChannels, DepositRequest } from '#api/cashier/deposits.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Language } from '#domain/text/language.ts'
import { depositMachine } from '#machines/cashier/deposit.machine.ts'
import { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import { orderLike } from '#tests/models/cashier/deposit-samples.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternIn, textIn, textOf } from '#tests/views/kit/texts.ts'
import { Deposit } from '#ui/cashier/deposit/deposit.tsx'

const channels: DepositChannels = {
  currency: 'BRL',
  channels: [
    {
      id: 'pix',
      name: textOf('cashier.payoutAccount.kindPix'),
      kind: 'pix',
      min: 1_000,
      max: 1_000_000,
      presets: [2_000, 5_000],
      usualMinutes: 1,
      closedUntil: null,
    },
  ],
  openDepositId: null,
  promotions: [],
  bonusInUse: null,
  depositTurnover: 10_000,
}

/** Shows a member's deposit form and records the ordered amounts in minor units. */
async function showDeposit(language: Language, read: () => Promise<DepositChannels> = async () => channels) {
  const ordered: number[] = []
  const order = async ({ request: { amount } }: Intent<DepositRequest>): Promise<DepositAnswer> => {
    ordered.push(amount)
    return { ok: true, value: orderLike({ amount }) }
  }
  const actor = createActor(
    depositMachine.provide({
      actors: { readChannels: fromPromise(read), orderDeposit: idempotentRequestMachine(order) },
    }),
    { input: { memberId: '7', pending: null, wantedPromotionId: null } },
  )
  await show(<Deposit actor={actor.start()} head={null} list={null} />, language)
  return ordered
}

test('[MEM-04] accepts common amount notations, shows the amount on the button and orders the deposit', async () => {
  const ordered = await showDeposit('pt')
  const amount = page.getByLabelText(textOf('common.amount'))
  await expect.element(amount).toHaveAttribute('inputmode', 'decimal')
  for (const [text, named] of [
    ['R$ 50,00', 'R$ 50,00'],
    ['75.5', 'R$ 75,50'],
    ['1.234', 'R$ 1.234,00'],
    ['1\u202f234,56', 'R$ 1.234,56'],
    ['\u2066BRL １２０\u2069', 'R$ 120,00'],
  ] as const) {
    await amount.fill(text)
    await expect
      .element(
        page.getByRole('button', { name: textOf('cashier.deposit.submitAmount', { element0: named }) }),
      )
      .toBeVisible()
  }
  await amount.fill('-50')
  await expect.element(page.getByText(textOf('kit.forms.numberNegative'))).toBeVisible()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await expect.element(amount).toHaveValue('-50')
  await expect
    .element(page.getByRole('button', { name: textOf('cashier.deposit.submit'), exact: true }))
    .toBeVisible()

  await amount.fill('1235')
  await userEvent.keyboard('{Home}{ArrowRight}.')
  await expect.element(amount).toHaveValue('1.235')
  expect((amount.element() as HTMLInputElement).selectionStart).toBe(2)
  await userEvent.tab()
  await expect.element(amount).toHaveValue('1.235,00')

  await amount.fill('62,5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => ordered).toEqual([6_250])
})

test('[MEM-04] asks in English what an ambiguous point means, and keeps the input', async () => {
  const ordered = await showDeposit('en')
  const amount = page.getByLabelText(textIn('en', 'common.amount'))
  await amount.fill('50.005')
  await expect
    .element(page.getByText(textIn('en', 'kit.forms.numberAmbiguous', { example: '1,234.50' })))
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveValue('50.005')
  expect(ordered).toEqual([])
  await amount.fill('1,234')
  await expect
    .element(
      page.getByRole('button', {
        name: textIn('en', 'cashier.deposit.submitAmount', { element0: 'R$ 1,234.00' }),
      }),
    )
    .toBeVisible()
  await userEvent.tab()
  await expect.element(amount).toHaveValue('1,234.00')
})

test('says next to the field that an amount is below the channel’s minimum', async () => {
  const ordered = await showDeposit('pt')
  const amount = page.getByLabelText(textOf('common.amount'))
  await amount.fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.element(amount).toHaveAccessibleDescription(/R\$\s10,00/)
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /20,00/ }).click()
  await expect.element(amount).not.toHaveAttribute('aria-invalid')
  expect(ordered).toEqual([])
})

test('says that the deposit channels failed to load, and shows the form after a retry', async () => {
  const failures = [new CallFailed('offline')]
  await showDeposit('en', async () => {
    const failure = failures.pop()
    if (failure) throw failure
    return channels
  })
  await expect.element(page.getByText(patternIn('en', 'cashier.request.noMoneyMoved'))).toBeVisible()
  await page.getByRole('button', { name: textIn('en', 'common.tryAgain') }).click()
  await expect.element(page.getByLabelText(textIn('en', 'common.amount'))).toBeVisible()
})

test('says that no deposit can be made when no channel is open', async () => {
  await showDeposit('en', async () => ({ ...channels, channels: [] }))
  await expect.element(page.getByText(textIn('en', 'cashier.deposit.unavailable'))).toBeVisible()
})

/** Shows a deposit whose order and details arrive when the test resolves them. */
async function showSlowDeposit() {
  const ordered = Promise.withResolvers<DepositAnswer>()
  const details = Promise.withResolvers<DepositOrder>()
  const depositOrder = depositOrderMachine.provide({
    actors: { orderPolling: orderPollingMachine(() => details.promise) },
  })
  const actor = createActor(
    depositMachine.provide({
      actors: {
        readChannels: fromPromise(async () => channels),
        orderDeposit: idempotentRequestMachine(() => ordered.promise),
        depositOrder,
      },
    }),
    { input: { memberId: '7', pending: null, wantedPromotionId: null } },
  )
  await show(<Deposit actor={actor.start()} head={null} list={null} />)
  return { ordered, details }
}

test('[MEM-04] moves the focus to the open deposit, and keeps it there when the QR code arrives', async () => {
  const { ordered, details } = await showSlowDeposit()
  const order = orderLike()
  await page.getByLabelText(textOf('common.amount')).fill('50')
  await userEvent.keyboard('{Enter}')
  const open = page.getByRole('region', { name: textOf('cashier.deposit.inProgress') })
  await expect.element(open).not.toBeInTheDocument()
  ordered.resolve({ ok: true, value: order })
  await expect.element(open).toHaveAttribute('aria-busy', 'true')
  await expect.element(open).toHaveFocus()
  details.resolve(order)
  await expect.element(open.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect.element(open).toHaveFocus()
})

test('[MEM-04] moves the focus to the open deposit even when all responses arrive together', async () => {
  const { ordered, details } = await showSlowDeposit()
  const order = orderLike()
  ordered.resolve({ ok: true, value: order })
  details.resolve(order)
  await page.getByLabelText(textOf('common.amount')).fill('50')
  await userEvent.keyboard('{Enter}')
  const open = page.getByRole('region', { name: textOf('cashier.deposit.inProgress') })
  await expect.element(open.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect.element(open).toHaveFocus()
})
