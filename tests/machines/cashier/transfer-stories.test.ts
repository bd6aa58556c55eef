import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { pendingTransfers } from '#api/cashier/pending-transfers.ts'
import type {
  TransferAnswer,
  TransferOutcome,
  TransferRequest,
  TransferTerms,
} from '#api/cashier/transfer.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { paymentConfirmFlow, transferFlow } from '#pages/cashier/transfer.flow.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

const recipient = { memberId: '11', account: 'agente.sul', nickname: 'Sul' }
const load = (senderId = '7') => pendingTransfers('11').load(senderId)

const terms: TransferTerms = {
  on: true,
  upline: null,
  turnoverLeft: 0,
  recipientOpen: true,
  currency: 'BRL',
  available: 20_000,
  min: 1_000,
  max: 50_000,
  paymentPasswordSet: true,
}

const sent = {
  ok: true as const,
  value: { id: '90', at: '2030-01-01T00:00:00.000Z', amount: 5_000, balance: 15_000 },
} satisfies TransferAnswer

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('sessionStorage', storageOfStory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Delivers a call's response. */
const heard = () => vi.advanceTimersByTimeAsync(0)

async function openTransfer() {
  const reading = pendingCalls<TransferTerms, { memberId: string | null }>()
  const tracing = pendingCalls<TransferOutcome, { key: string }>()
  const sending = pendingIntents<TransferRequest, TransferAnswer>()
  const machine = transferFlow.provide({
    actors: {
      readTransferTerms: reading.logic,
      readOutcome: tracing.logic,
      paymentConfirm: paymentConfirmFlow.provide({ actors: { sendPayment: sending.logic } }),
    },
  })
  const actor = createActor(machine, {
    input: { senderId: '7', recipient, pending: load() },
  }).start()
  await reading.calls[0]?.answer(terms)
  const payment = () => actor.getSnapshot().children.paymentConfirm
  const fillIn = (amount: number, password: string) => {
    actor.send({ type: 'amount.change', amount })
    actor.send({ type: 'transfer.submit' })
    confirm(password)
  }
  const confirm = (password: string) => {
    payment()?.send({ type: 'password.change', password })
    payment()?.send({ type: 'payment.confirm' })
  }
  return {
    actor,
    traces: tracing.calls,
    sends: sending.attempts,
    fillIn,
    confirm,
    now: () => actor.getSnapshot(),
    payment: () => payment()?.getSnapshot(),
  }
}

test('[AGENT-07] the payment password confirms each transfer, and each one is sent with its own key', async () => {
  const { actor, sends, fillIn, now } = await openTransfer()
  fillIn(5_000, '246810')
  expect(sends.map(({ intent: { request } }) => [request.amount, request.paymentPassword])).toEqual([
    [5_000, '246810'],
  ])
  sends[0]?.answer(sent)
  await heard()
  expect(now().matches('sent')).toBe(true)
  expect(now().context).toMatchObject({ receipt: { amount: 5_000, balance: 15_000 } })
  expect(load()).toBeNull()
  actor.send({ type: 'transfer.another' })
  fillIn(1_000, '246810')
  expect(sends[1]?.intent.key).not.toBe(sends[0]?.intent.key)
})

test.each([
  [null, 'missing'],
  [0, 'missing'],
  [999, 'tooLittle'],
  [20_001, 'notEnough'],
])('a transfer of %s is not sent: %s', async (amount, error) => {
  const { actor, sends, now } = await openTransfer()
  actor.send({ type: 'amount.change', amount })
  actor.send({ type: 'transfer.submit' })
  expect(now().context.amountError).toBe(error)
  expect(sends).toEqual([])
})

test('[AGENT-07] an unanswered transfer is resent with the same key until its outcome is known', async () => {
  const { sends, fillIn, now, payment } = await openTransfer()
  fillIn(5_000, '246810')
  sends[0]?.fail(new CallFailed('timeout'))
  await heard()
  expect(payment()?.children.sendPayment?.getSnapshot().hasTag('unsure')).toBe(true)
  expect(payment()?.hasTag('failed')).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  sends[1]?.fail(new CallFailed('offline'))
  await heard()
  await vi.advanceTimersByTimeAsync(6_000)
  sends[2]?.answer(sent)
  await heard()
  expect(now().matches('sent')).toBe(true)
  expect(new Set(sends.map(({ intent }) => intent.key)).size).toBe(1)
})

/** Sends a transfer that gets no response, and closes the page. */
async function leaveUnanswered() {
  const before = await openTransfer()
  before.fillIn(5_000, '246810')
  before.sends[0]?.fail(new CallFailed('offline'))
  await heard()
  before.actor.stop()
  return before
}

test('[AGENT-07] a reloaded page continues a transfer with the same key and asks for the payment password', async () => {
  const before = await leaveUnanswered()

  const after = await openTransfer()
  await after.traces[0]?.answer({ state: 'unknown' })
  expect(after.payment()?.matches('unfinished')).toBe(true)
  expect(after.payment()?.context).toMatchObject({ request: { amount: 5_000 }, paymentPassword: '' })
  expect(after.now().context.amount).toBe(5_000)
  after.confirm('')
  expect(after.sends).toEqual([])
  after.confirm('246810')
  expect(after.sends[0]?.intent).toEqual(before.sends[0]?.intent)
  after.sends[0]?.answer(sent)
  await heard()
  expect(load()).toBeNull()
})

test('[MEM-07] a reloaded page finds out that the transfer has arrived', async () => {
  const before = await leaveUnanswered()

  const after = await openTransfer()
  expect(after.now().matches('tracing')).toBe(true)
  expect(after.traces[0]?.input).toEqual({ key: before.sends[0]?.intent.key })
  await after.traces[0]?.answer({ state: 'sent', ...sent.value })
  expect(after.now().matches('sent')).toBe(true)
  expect(after.now().context.receipt).toMatchObject({ id: '90', amount: 5_000 })
  expect([after.sends, load()]).toEqual([[], null])
})

test('a reloaded page offers the same amount again when the transfer was rejected', async () => {
  await leaveUnanswered()

  const after = await openTransfer()
  await after.traces[0]?.answer({ state: 'refused' })
  expect(after.now().matches('editing')).toBe(true)
  expect([after.now().context.amount, load()]).toEqual([5_000, null])
})

test('a retry with a different payment password is reported as a mismatch, and the transfer stays pending', async () => {
  const before = await openTransfer()
  before.fillIn(5_000, '246810')
  before.sends[0]?.fail(new CallFailed('timeout'))
  await heard()
  before.actor.stop()

  const after = await openTransfer()
  await after.traces[0]?.answer({ state: 'unknown' })
  after.confirm('135790')
  after.sends[0]?.fail(new CallFailed('invalid'))
  await heard()
  expect(after.payment()?.matches({ unfinished: 'passwordMismatch' })).toBe(true)
  expect(load()).not.toBeNull()
})

test('a wrong payment password ends the attempt, and the next attempt has a new key', async () => {
  const { sends, fillIn, confirm, now, payment } = await openTransfer()
  fillIn(5_000, '000000')
  sends[0]?.answer({
    ok: false,
    refusal: { code: 'paymentPassword.wrong', message: '', value: { guessesLeft: 4 } },
  })
  await heard()
  expect(payment()?.matches({ confirming: 'wrong' })).toBe(true)
  expect(payment()?.context).toMatchObject({ guessesLeft: 4, paymentPassword: '' })
  expect(now().context.amount).toBe(5_000)
  confirm('246810')
  expect(sends[1]?.intent.key).not.toBe(sends[0]?.intent.key)
})

test('a pending transfer is loaded only for its own sender', async () => {
  const before = await openTransfer()
  before.fillIn(5_000, '246810')
  before.sends[0]?.fail(new CallFailed('timeout'))
  await heard()
  expect(load('8')).toBeNull()
})
