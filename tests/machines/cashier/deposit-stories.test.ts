import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { DepositAnswer, DepositChannels, DepositRequest } from '#api/cashier/deposits.ts'
import { pendingDeposits } from '#api/cashier/pending-deposits.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { depositFlow } from '#pages/cashier/deposit.flow.ts'
import type { DepositPromotion } from '#protocol/rewards/deposit-bonus.ts'
import { orderLike, promotionLike } from '#tests/models/cashier/deposit-samples.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

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

/** Opens the deposit page of member 7, with the pending deposit stored in this tab. */
async function openDeposit({
  wantedPromotionId = null,
  promotions = [],
}: {
  wantedPromotionId?: string | null
  promotions?: DepositPromotion[]
} = {}) {
  const reading = pendingCalls<DepositChannels>()
  const ordering = pendingIntents<DepositRequest, DepositAnswer>()
  const machine = depositFlow.provide({
    actors: { readChannels: reading.logic, orderDeposit: ordering.logic },
  })
  const actor = createActor(machine, {
    input: { memberId: '7', pending: pendingDeposits.load('7'), wantedPromotionId },
  }).start()
  await reading.calls[0]?.answer({
    currency: 'BRL',
    channels: [pix],
    openDepositId: null,
    promotions,
    bonusInUse: null,
    depositTurnover: 10_000,
  })
  return { actor, attempts: ordering.attempts }
}

test('[MEM-04] a reloaded deposit page sends the pending order with the same key', async () => {
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
  expect(pendingDeposits.load('7')).toBeNull()
  after.actor.stop()
})

test('[MEM-04] a pending deposit is loaded only for the member who ordered it', async () => {
  const before = await openDeposit()
  before.actor.send({ type: 'amount.change', amount: 5_000 })
  before.actor.send({ type: 'deposit.order' })
  before.actor.stop()
  expect(pendingDeposits.load('7')).not.toBeNull()
  expect(pendingDeposits.load('8')).toBeNull()
})

test('[MEM-04] an account update immediately resends an unanswered deposit with the same key', async () => {
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

const offers = [
  promotionLike(),
  promotionLike({ id: 'used', refusal: { why: 'used', reason: '', min: 2_000 } }),
]

test('[MEM-04] a deposit is ordered without a bonus unless the member chooses one', async () => {
  const { actor, attempts } = await openDeposit({ promotions: offers })
  actor.send({ type: 'amount.change', amount: 5_000 })
  expect(actor.getSnapshot().context.promotionId).toBeNull()
  actor.send({ type: 'promotion.choose', promotionId: 'double' })
  actor.send({ type: 'deposit.order' })
  const request = { channelId: 'pix', amount: 5_000, promotionId: 'double' }
  expect(attempts[0]?.intent.request).toEqual(request)
  actor.stop()
  const after = await openDeposit({ promotions: offers })
  expect(after.attempts[0]?.intent).toEqual(attempts[0]?.intent)
  after.actor.stop()
})

test('[PROMO-01] a deposit link preselects its promotion, or the page says why the promotion is rejected', async () => {
  const led = await openDeposit({ promotions: offers, wantedPromotionId: 'double' })
  expect(led.actor.getSnapshot().context).toMatchObject({ promotionId: 'double', promotionRefusal: null })
  led.actor.stop()
  const used = await openDeposit({ promotions: offers, wantedPromotionId: 'used' })
  const { context } = used.actor.getSnapshot()
  expect(context).toMatchObject({ promotionId: null, promotionRefusal: { why: 'used' } })
  used.actor.stop()
  const gone = await openDeposit({ promotions: offers, wantedPromotionId: 'removed' })
  expect(gone.actor.getSnapshot().context).toMatchObject({ promotionRefusal: { why: 'ended' } })
  gone.actor.stop()
})

test('[MEM-04] an ended promotion is removed from the deposit, and the member must order again', async () => {
  const { actor, attempts } = await openDeposit({ promotions: offers })
  actor.send({ type: 'amount.change', amount: 5_000 })
  actor.send({ type: 'promotion.choose', promotionId: 'double' })
  actor.send({ type: 'deposit.order' })
  const value = { why: 'ended' as const, reason: '', min: 2_000 }
  attempts[0]?.answer({ ok: false, refusal: { code: 'deposit.promotionRefused', message: '', value } })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({
    promotionId: null,
    promotionRefusal: value,
    amount: 5_000,
  })
  expect(attempts).toHaveLength(1)
  actor.send({ type: 'deposit.order' })
  expect(attempts[1]?.intent.request).toEqual({ channelId: 'pix', amount: 5_000 })
  actor.stop()
})

test('[MEM-04] an amount below the bonus’s minimum is rejected before the deposit is ordered', async () => {
  const { actor, attempts } = await openDeposit({ promotions: offers })
  actor.send({ type: 'amount.change', amount: 1_500 })
  actor.send({ type: 'promotion.choose', promotionId: 'double' })
  actor.send({ type: 'deposit.order' })
  expect(actor.getSnapshot().context.bonusError).toBe('belowMinimum')
  expect(attempts).toEqual([])
  actor.send({ type: 'amount.change', amount: 2_000 })
  actor.send({ type: 'deposit.order' })
  expect(attempts).toHaveLength(1)
  actor.stop()
})
