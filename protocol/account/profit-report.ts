import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { isReadable, moment, timeSteps } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { gameType } from '#protocol/lobby/games.ts'

/**
 * Figures of a period. If the report covers a single category, deposits, withdrawals and gifts are 0, because
 * they belong to no category.
 */
const figures = v.object({
  deposits: notNegative,
  /** Excludes withdrawals that were returned, even if the return came after the period. */
  withdrawals: notNegative,
  /** Stakes of bets settled in the period. */
  stake: notNegative,
  win: notNegative,
  gifts: notNegative,
  /** Winnings and gifts minus stakes; negative for a loss. */
  net: minorUnits,
})

export const readProfitReport = call({
  method: 'GET',
  path: '/wps/relay/member/profit',
  access: 'token',
  summary: 'Returns the member’s profit and loss over time and by category.',
  request: v.pipe(v.object({ ...timeSteps, gameType: v.optional(gameType) }), v.check(isReadable)),
  reply: v.object({
    currency: v.string(),
    /** One entry per step, including steps without activity, which contain zeros. */
    steps: v.array(v.object({ from: moment, to: moment, ...figures.entries })),
    categories: v.array(v.object({ gameType, stake: notNegative, win: notNegative, net: minorUnits })),
    total: figures,
  }),
})

export type ProfitReport = ReplyOf<typeof readProfitReport>
