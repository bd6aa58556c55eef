import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { wholeBetween } from '#protocol/kit/query-values.ts'
import { game, gameType } from './games.ts'

/** A win, with the game's data so that the entry can launch the game. */
const winner = v.pipe(
  v.object({
    ...game.entries,
    iconUrl: v.string(),
    gameName: v.string(),
    customerName: v.string(),
    currencySymbol: v.string(),
    winAmount: v.optional(notNegative),
    /** Some platforms put the amount into this object. */
    vo: v.optional(v.object({ winAmount: notNegative })),
  }),
  v.check((entry) => entry.winAmount !== undefined || entry.vo !== undefined),
)

export type Winner = v.InferOutput<typeof winner>

/** The won amount in minor units, from the field that contains it. */
export const amountWon = ({ winAmount, vo }: Winner): number => winAmount ?? vo?.winAmount ?? 0

export const listWinners = call({
  method: 'GET',
  path: '/wps/relay/winners',
  summary: 'Lists the largest recent wins, largest first.',
  request: v.object({
    gameCategory: v.optional(v.picklist(['ALL', ...gameType.options]), 'ALL'),
    language: v.optional(language),
    limitNum: v.optional(wholeBetween(1, 100), 20),
  }),
  reply: v.object({ winners: v.array(winner) }),
})
