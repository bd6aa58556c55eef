import { defineModel } from '@palpite/paths/model.ts'
import { raffleClaimMachine } from '#machines/rewards/raffle-claim.machine.ts'

const drawn = (name: string, amount: number, chances: number) => ({
  done: {
    answer: {
      ok: true as const,
      value: { prize: { name, amount }, turnover: amount, chances, balance: 10_000 + amount },
    },
  },
})
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})
const member = { viewer: 'member', memberId: '7', promotionId: 'p1', chances: 2, pending: null } as const

export const raffleClaimModel = defineModel(raffleClaimMachine, {
  inputs: {
    'a visitor': { ...member, viewer: 'visitor', memberId: '', chances: 0 },
    'a demo player': { ...member, viewer: 'trial', chances: 0 },
    'two chances': member,
    'no chances': { ...member, chances: 0 },
    'after a reload': {
      ...member,
      pending: { key: 'made-before-the-reload', request: { promotionId: 'p1' } },
    },
  },
  events: {
    'raffle.draw': {},
    'chances.loaded': { 'two chances': { left: 2 }, 'no chances': { left: 0 } },
  },
  outcomes: {
    sendDraw: {
      'prize won': drawn('R$ 100', 10_000, 1),
      'no prize won': drawn('Não foi desta vez', 0, 0),
      'no chances': refused('raffle.noChances' as const, { missing: 2_000 }),
      'no prizes left': refused('raffle.exhausted' as const, {}),
      'raffle closed': refused('promotion.notOpen' as const, { status: 'closed' as const }),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: ({ chances, drawn, results, refusal, pending, failure }) => ({
    chances,
    drawn: drawn?.prize.name,
    hasResults: results.length > 0,
    refusal,
    isPending: pending !== null,
    failure: failure?.reason,
  }),
})
