import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { RedemptionAnswer } from '#api/point-mall.ts'
import type { Delivery, RedemptionWish } from '#contract/point-mall.ts'
import { isLimitedByOwn } from '#machines/point-redemption/order.ts'
import { pointRedemptionMachine } from '#machines/point-redemption.machine.ts'
import { sent as item } from '#tests/models/point-redemption.ts'
import { pendingIntents } from '#tests/support/pending-intents.ts'

const home: Delivery = { name: 'Ana', mobileNum: '+55 (11) 98888-0001', address: 'Rua A, 1' }

/** An item that is sent, with where it goes filled in as it is told. */
function order(given: Partial<Delivery> = {}) {
  const sending = pendingIntents<RedemptionWish, RedemptionAnswer>()
  const machine = pointRedemptionMachine.provide({ actors: { sendRedemption: sending.logic } })
  const input = { memberId: '7', balance: 450, items: [item], pending: null, typed: null }
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'item.choose', itemId: item.id })
  const delivery = { ...home, ...given }
  for (const field of ['name', 'mobileNum', 'address'] as const)
    actor.send({ type: 'delivery.change', field, text: delivery[field] })
  actor.send({ type: 'redemption.submit' })
  const { gaps, delivery: typed } = actor.getSnapshot().context
  return { gaps, typed, sent: sending.attempts.map(({ intent }) => intent.request.delivery) }
}

test('[PTS-01] where it goes is sent as it was typed', () => {
  expect(order()).toMatchObject({ gaps: [], sent: [home] })
})

test.each([
  ['a mobile that is words', { mobileNum: 'ligue para mim' }],
  ['a mobile of too few digits', { mobileNum: '12-34' }],
  ['a name of nothing that is seen', { name: '\u202e\u200b' }],
  ['an address that is too long', { address: `${'x'.repeat(199)}🏠` }],
])('[PTS-01] %s is not sent, and stays as it was typed', (_what, given: Partial<Delivery>) => {
  const { gaps, typed, sent } = order(given)
  expect(sent).toEqual([])
  expect(gaps).toEqual(Object.keys(given))
  expect(typed).toEqual({ ...home, ...given })
})

test.each([
  ['what a person may have of it', { maxPerMember: 2, own: 1 }, 450, true],
  ['all that they may have', { maxPerMember: 2, own: 2 }, 450, true],
  ['their points, before that', { maxPerMember: 4, own: 1 }, 100, false],
  ['what is left, before that', { maxPerMember: 4, own: 1, left: 1 }, 450, false],
  ['what a person may have, of which they have none yet', { maxPerMember: 2, own: 0 }, 450, false],
  ['nothing', { maxPerMember: null, own: 3 }, 450, false],
])(
  '[PTS-01] more cannot be had for %s, and it is known whether what they have is why',
  (_what, given, balance, isWhy) => {
    expect(isLimitedByOwn({ ...item, ...given }, balance)).toBe(isWhy)
  },
)
