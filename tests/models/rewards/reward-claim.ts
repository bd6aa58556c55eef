import { defineModel } from '@palpite/paths/model.ts'
import { rewardClaimMachine } from '#machines/rewards/reward-claim.machine.ts'
import type { GiftClaim } from '#protocol/rewards/claims.ts'

const bonus = { what: 'bonus', id: 'b1' } as const
export const claim: GiftClaim = {
  id: 'c1',
  source: 'bonus',
  title: 'Bônus',
  points: 0,
  amount: 2_500,
  turnover: 12_500,
  at: '2030-01-01T00:00:00.000Z',
}
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

export const rewardClaimModel = defineModel(rewardClaimMachine, {
  inputs: {
    'nothing pending': { memberId: '7', pending: null },
    'after a reload': { memberId: '7', pending: { key: 'made-before-the-reload', request: bonus } },
  },
  events: {
    'gift.claim': {
      'a bonus with wagering': { gift: { request: bonus, title: 'Bônus', amount: 2_500, turnover: 12_500 } },
      'the rebate': {
        gift: { request: { what: 'rebate', gameType: null }, title: 'Rebate', amount: 800, turnover: 0 },
      },
    },
    'gift.confirm': {},
    'gift.leave': {},
  },
  outcomes: {
    sendClaim: {
      'reward paid': { done: { answer: { ok: true as const, value: { claim, balance: 12_500 } } } },
      'already claimed': refused('gift.notClaimable' as const, { state: 'claimed' as const }),
      'amount too low': refused('gift.tooLittle' as const, { total: 99, min: 100 }),
      'rewards unavailable': refused('gift.off' as const, {}),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: ({ pending, chosen, receipt, refusal, failure }) => ({
    isPending: pending !== null,
    chosen: chosen?.title,
    paid: receipt?.amount,
    refusal: refusal?.code,
    failure: failure?.reason,
  }),
})
