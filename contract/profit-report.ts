import * as v from 'valibot'
import { call } from './call.ts'
import { gameType } from './games.ts'
import { isReadable, moment, timeSteps } from './moment.ts'
import { minorUnits, notNegative } from './money.ts'

const figures = v.object({
  deposits: notNegative,
  withdrawals: notNegative,
  stake: notNegative,
  win: notNegative,
  /** Bonuses, rebates and other gifts. */
  gifts: notNegative,
  /** Win and gifts less stake; below zero is a loss. */
  net: minorUnits,
})

export const readProfitReport = call({
  method: 'GET',
  path: '/wps/relay/member/profit',
  access: 'token',
  summary: 'What the member won and lost over time and by category.',
  request: v.pipe(v.object({ ...timeSteps, gameType: v.optional(gameType) }), v.check(isReadable)),
  reply: v.object({
    currency: v.string(),
    /** Without gaps: a step in which nothing happened has zeros. */
    steps: v.array(v.object({ from: moment, to: moment, ...figures.entries })),
    categories: v.array(v.object({ gameType, stake: notNegative, win: notNegative, net: minorUnits })),
    total: figures,
  }),
})
