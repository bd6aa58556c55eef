import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { CallFailed } from '#api/call-failed.ts'
import { depositIntents } from '#api/deposit-intent.ts'
import type { DepositAnswer, DepositChannels, DepositWish } from '#api/deposits.ts'
import { depositMachine } from '#machines/deposit.machine.ts'
import { orderLike } from '#tests/models/deposit-samples.ts'
import { pendingCalls } from '#tests/support/pending-calls.ts'
import { pendingIntents } from '#tests/support/pending-intents.ts'
import { storageOfStory } from '#tests/support/storage-of-story.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('sessionStorage', storageOfStory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pix = {
  id: 'pix',
  name: 'Pix',
  kind: 'pix' as const,
  min: 1_000,
  max: 100_000,
  presets: [5_000],
  usualMinutes: 1,
  closedUntil: null,
}

/** The page of payments in, for member 7; what a tab noted before is found again. */
async function openDeposit() {
  const reading = pendingCalls<DepositChannels>()
  const ordering = pendingIntents<DepositWish, DepositAnswer>()
  const machine = depositMachine.provide({
    actors: { readChannels: reading.logic, orderDeposit: ordering.logic },
  })
  const actor = createActor(machine, {
    input: { memberId: '7', pending: depositIntents.recall('7') },
  }).start()
  await reading.calls[0]?.answer({ currency: 'BRL', channels: [pix], openDepositId: null })
  return { actor, attempts: ordering.attempts }
}

test('[MEM-04] a page that is loaded anew before an answer came orders with the same key', async () => {
  const before = await openDeposit()
  before.actor.send({ type: 'amount.change', amount: 5_000 })
  before.actor.send({ type: 'deposit.order' })
  before.attempts[0]?.fail(new CallFailed('timeout'))
  before.actor.stop()

  const after = await openDeposit()
  expect(after.attempts[0]?.intent).toEqual(before.attempts[0]?.intent)
  expect(after.attempts[0]?.intent.request).toEqual({ channelId: 'pix', amount: 5_000 })
  after.attempts[0]?.answer({ ok: true, value: orderLike() })
  await vi.advanceTimersByTimeAsync(0)
  expect(after.actor.getSnapshot().matches('following')).toBe(true)
  expect(depositIntents.recall('7')).toBeNull()
  after.actor.stop()
})

test('[MEM-04] what one member left unfinished is never ordered for another in the same tab', async () => {
  const before = await openDeposit()
  before.actor.send({ type: 'amount.change', amount: 5_000 })
  before.actor.send({ type: 'deposit.order' })
  before.actor.stop()
  expect(depositIntents.recall('7')).not.toBeNull()
  expect(depositIntents.recall('8')).toBeNull()
})

test('[MEM-04] what has changed may be the order that no answer came of: it is asked after at once', async () => {
  const { actor, attempts } = await openDeposit()
  actor.send({ type: 'amount.change', amount: 5_000 })
  actor.send({ type: 'deposit.order' })
  attempts[0]?.fail(new CallFailed('timeout'))
  await vi.advanceTimersByTimeAsync(0)
  actor.send({ type: 'account.changed' })
  expect(attempts[1]?.intent).toEqual(attempts[0]?.intent)
  attempts[1]?.answer({ ok: true, value: orderLike() })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().matches('following')).toBe(true)
  actor.stop()
})
