import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { code } from '#protocol/kit/query-values.ts'
import { drawnNumbers, family } from './lottery-games.ts'

/** Bets are accepted while the draw is `open`. A `void` draw refunds every stake. */
export const drawState = v.picklist(['open', 'locked', 'drawn', 'settled', 'void'])

export const lotteryDraw = v.object({
  drawId: id,
  gameCode: v.string(),
  issue: v.string(),
  state: drawState,
  opensAt: moment,
  locksAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed's hexadecimal text, in hex. It is published before the first bet. */
  commitment: v.string(),
  numbers: v.nullable(drawnNumbers),
})

export type LotteryDraw = v.InferOutput<typeof lotteryDraw>

/** Payout per unit staked, in thousandths: 98 500 pays 98.5 times the stake. */
export const odds = v.pipe(v.number(), v.integer(), v.minValue(1_000))

export const readLotteryDraw = call({
  method: 'GET',
  path: '/wps/relay/lottery/draw',
  access: 'token',
  summary: 'Returns the current and the previous draw, and the platform’s clock for countdowns.',
  request: v.object({ gameCode: code }),
  reply: v.object({ now: moment, current: lotteryDraw, previous: v.nullable(lotteryDraw) }),
})

/** A kind of bet. Every combination of `choose` numbers among the picked ones is one bet. */
const play = v.object({
  play: v.string(),
  name: v.string(),
  /** One sentence that says when the bet wins. */
  hint: v.string(),
  /** Numbers from `lowest` to `highest`, with `digits` digits. A player picks `fewest` to `most` of them. */
  lowest: v.pipe(v.number(), v.integer()),
  highest: v.pipe(v.number(), v.integer()),
  fewest: v.pipe(v.number(), v.integer()),
  most: v.pipe(v.number(), v.integer()),
  choose: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /**
   * Labels such as “small” and “big”, in ascending order of the numbers; null if the numbers have no labels.
   */
  names: v.nullable(v.array(v.string())),
  odds,
  /** Return to player in the long run, in hundredths of a percent. */
  returnBp: v.pipe(v.number(), v.integer()),
})

export type LotteryPlay = v.InferOutput<typeof play>

export const readLotteryRules = call({
  method: 'GET',
  path: '/wps/relay/lottery/rules',
  summary: 'Returns the rules of a lottery: kinds of bets, odds and limits.',
  request: v.object({ gameCode: code, language: v.optional(language) }),
  reply: v.object({
    family,
    /** HTML; sanitised before display. */
    rules: v.string(),
    /** Seconds from one draw to the next, and seconds from the close of betting to the draw. */
    every: v.pipe(v.number(), v.integer(), v.minValue(1)),
    locksBefore: v.pipe(v.number(), v.integer(), v.minValue(1)),
    plays: v.array(play),
    currency: v.string(),
    units: v.array(notNegative),
    maxMultiplier: v.pipe(v.number(), v.integer()),
    minStake: notNegative,
    maxStake: notNegative,
  }),
})

export type LotteryRules = v.InferOutput<typeof readLotteryRules.reply>

export const readDrawProof = call({
  method: 'GET',
  path: '/wps/relay/lottery/draws/proof',
  summary: 'Returns the data to verify that the numbers of a draw were fixed before the first bet.',
  request: v.object({ drawId: id }),
  reply: v.object({
    draw: lotteryDraw,
    /** Hexadecimal text; null until the draw. Its SHA-256 is the commitment. */
    seed: v.nullable(v.string()),
    /**
     * How the numbers are derived from the seed. `hmac-sha256-words`: HMAC-SHA-256 over `<drawId>:<block>`,
     * with the seed's text as key, gives big-endian 32-bit words. Each word is divided by 2^32 and multiplied
     * by the count of remaining numbers. The result, rounded down, is the index of the next number among
     * them.
     */
    method: v.literal('hmac-sha256-words'),
    lowest: v.pipe(v.number(), v.integer()),
    highest: v.pipe(v.number(), v.integer()),
    howMany: v.pipe(v.number(), v.integer()),
    /** Whether a number can be drawn more than once. */
    repeats: v.boolean(),
  }),
})

export type DrawProof = v.InferOutput<typeof readDrawProof.reply>
