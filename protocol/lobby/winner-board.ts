import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { wholeBetween } from '#protocol/kit/query-values.ts'
import { game, gameType } from './games.ts'

/** A win, and the game it was won in, so that a click can start that. */
const winner = v.pipe(
  v.object({
    ...game.entries,
    iconUrl: v.string(),
    gameName: v.string(),
    /** Masked by the platform. */
    customerName: v.string(),
    currencySymbol: v.string(),
    winAmount: v.optional(notNegative),
    /** Some platforms say the amount in here. */
    vo: v.optional(v.object({ winAmount: notNegative })),
  }),
  v.check((entry) => entry.winAmount !== undefined || entry.vo !== undefined),
)

export type Winner = v.InferOutput<typeof winner>

/** What somebody won, minor units: platforms say it in one place or the other. */
export const amountWon = ({ winAmount, vo }: Winner): number => winAmount ?? vo?.winAmount ?? 0

export const listWinners = call({
  method: 'GET',
  path: '/wps/relay/winners',
  summary: 'The largest wins of late, the largest first.',
  request: v.object({
    gameCategory: v.optional(v.picklist(['ALL', ...gameType.options]), 'ALL'),
    language: v.optional(language),
    limitNum: v.optional(wholeBetween(1, 100), 20),
  }),
  reply: v.object({ winners: v.array(winner) }),
})
