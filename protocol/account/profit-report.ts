import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { isReadable, moment, timeSteps } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { gameType } from '#protocol/lobby/games.ts'

/** Of one kind of game only what was played: money that was moved and gifts belong to none, and are 0. */
const figures = v.object({
  deposits: notNegative,
  /** Without what was given back, whenever it was. */
  withdrawals: notNegative,
  /** Of bets that were settled in it. */
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

export type ProfitReport = ReplyOf<typeof readProfitReport>
