import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { loadDelivery } from '#api/rewards/delivery-draft.ts'
import type { RedemptionAnswer } from '#api/rewards/point-shop.ts'
import { afterRefusal, missingFields, noDelivery } from '#machines/rewards/point-shop.logic.ts'
import { pointShopFlow } from '#pages/rewards/point-shop.flow.ts'
import type { Delivery, RedemptionRequest } from '#protocol/rewards/point-shop.ts'
import { priceIn } from '#protocol/rewards/point-shop-rules.ts'
import { sent as item } from '#tests/models/rewards/point-shop.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

afterEach(() => vi.unstubAllGlobals())

const home: Delivery = { name: 'Ana', mobileNum: '+55 (11) 98888-0001', address: 'Rua A, 1' }

/** Fills in the delivery fields of a shipped item and submits the order. */
function order(given: Partial<Delivery> = {}) {
  const sending = pendingIntents<RedemptionRequest, RedemptionAnswer>()
  const machine = pointShopFlow.provide({ actors: { sendRedemption: sending.logic } })
  const input = { memberId: '7', balance: 450, items: [item], pending: null, typed: null }
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'item.choose', itemId: item.id })
  const delivery = { ...home, ...given }
  for (const field of ['name', 'mobileNum', 'address'] as const)
    actor.send({ type: 'delivery.change', field, text: delivery[field] })
  actor.send({ type: 'redemption.submit' })
  const { gaps, delivery: typed } = actor.getSnapshot().context
  const sent = sending.attempts.map(({ intent }) => intent.request.delivery)
  return { actor, sending, gaps, typed, sent }
}

test('[PTS-01] a redemption sends the delivery address as it was entered', () => {
  expect(order()).toMatchObject({ gaps: [], sent: [home] })
})

test.each([
  ['a mobile number that consists of words', { mobileNum: 'ligue para mim' }],
  ['a mobile number that has too few digits', { mobileNum: '12-34' }],
  ['a name that consists of invisible characters', { name: '\u202e\u200b' }],
  ['an address that is too long', { address: `${'x'.repeat(199)}🏠` }],
])('[PTS-01] %s is not sent and stays as it was entered', (_what, given: Partial<Delivery>) => {
  const { gaps, typed, sent } = order(given)
  expect(sent).toEqual([])
  expect(gaps).toEqual(Object.keys(given))
  expect(typed).toEqual({ ...home, ...given })
})

test('[PTS-01] the delivery address is cleared after a redemption and is not restored', async () => {
  vi.stubGlobal('sessionStorage', storageOfStory())
  const { actor, sending } = order()
  expect(loadDelivery('7')).toEqual(home)
  const redemption = { id: 'r1', itemId: item.id, title: item.title, quantity: 1, points: 100 }
  const status = {
    state: 'processing',
    reason: '',
    at: '2030-01-01T00:00:00.000Z',
    decidedAt: null,
  } as const
  sending.attempts[0]?.answer({
    ok: true,
    value: { redemption: { ...redemption, ...status }, points: 350 },
  })
  await waitFor(actor, (snapshot) => snapshot.matches('redeemed'))
  actor.send({ type: 'redemption.leave' })
  actor.send({ type: 'item.choose', itemId: item.id })
  expect(actor.getSnapshot().context.delivery).toEqual(noDelivery)
  expect(loadDelivery('7')).toBeNull()
})

const two = { items: [item], itemId: item.id, balance: 450, quantity: 2, delivery: home }

test('[PTS-01] a redemption shows the new price if the price has changed', () => {
  const refusal = { code: 'points.priceChanged', message: '', value: { points: 240 } } as const
  expect(priceIn({ ...two, ...afterRefusal(two, refusal) })).toBe(240)
})

test.each([0, -1, 4, null])('[PTS-01] a quantity of %s is not sent when three items are left', (quantity) => {
  expect(missingFields({ ...two, quantity })).toEqual(['quantity'])
})
