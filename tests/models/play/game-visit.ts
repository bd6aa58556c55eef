import { defineModel } from '@palpite/paths/model.ts'
import { gameVisitMachine } from '#machines/play/game-visit.machine.ts'

const since = '2026-11-01T12:00:00.000Z'
const begunAt = Date.parse(since)

export const gameVisitModel = defineModel(gameVisitMachine, {
  inputs: {
    'a new visit': { nodeId: 10_001, begunAt, since: null },
    'a continued visit': { nodeId: 10_001, begunAt, since },
  },
  events: { 'round.began': {}, 'round.shown': {}, 'money.moved': {} },
  outcomes: {
    readVisit: {
      'totals loaded': { done: { since, staked: 300, won: 120, currencySymbol: 'R$' } },
      'no answer': { error: new Error('offline') },
    },
  },
  view: ({ visit, figures }) => ({ since: visit.since, net: figures && figures.won - figures.staked }),
})
