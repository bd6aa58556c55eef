import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { DrawAnswer, DrawRequest } from '#api/rewards/raffles.ts'
import { pendingDraws } from '#api/rewards/raffles.ts'
import { raffleClaimFlow } from '#pages/rewards/raffle-claim.flow.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

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

test('[PROMO-03] each raffle chance is used with its own key, and a pending draw survives a reload', async () => {
  const openRaffle = () => {
    const sending = pendingIntents<DrawRequest, DrawAnswer>()
    const machine = raffleClaimFlow.provide({ actors: { sendDraw: sending.logic } })
    const input = {
      viewer: 'member',
      memberId: '7',
      promotionId: 'p1',
      chances: 2,
      pending: pendingDraws.load('7'),
    } as const
    const actor = createActor(machine, { input }).start()
    return { actor, draws: sending.attempts, now: () => actor.getSnapshot() }
  }
  const drawn = (amount: number, chances: number): DrawAnswer => ({
    ok: true,
    value: { prize: { name: 'R$ 10', amount }, turnover: amount, chances, balance: 5_000 },
  })
  const before = openRaffle()
  before.actor.send({ type: 'raffle.draw' })
  before.actor.send({ type: 'raffle.draw' })
  expect(before.draws).toHaveLength(1)
  before.draws[0]?.fail(new CallFailed('offline'))
  await heard()
  before.actor.stop()
  const { actor, draws, now } = openRaffle()
  expect(draws[0]?.intent.key).toBe(before.draws[0]?.intent.key)
  draws[0]?.answer(drawn(1_000, 1))
  await heard()
  expect(now().matches('drawn')).toBe(true)
  for (const pause of [0, 350, 350]) {
    await vi.advanceTimersByTimeAsync(pause)
    actor.send({ type: 'raffle.draw' })
  }
  expect(draws).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  actor.send({ type: 'raffle.draw' })
  expect(draws[1]?.intent.key).not.toBe(draws[0]?.intent.key)
  draws[1]?.answer(drawn(0, 0))
  await heard()
  expect(now().matches('drawn')).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(now().matches('noChances')).toBe(true)
  actor.send({ type: 'raffle.draw' })
  expect(draws).toHaveLength(2)
  expect(now().context.results.map(({ prize }) => prize.amount)).toEqual([1_000, 0])
})
