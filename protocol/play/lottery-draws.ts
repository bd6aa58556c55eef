import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { code } from '#protocol/kit/query-values.ts'
import { drawnNumbers, family } from './lottery-games.ts'

/** Bets are accepted while `open`; a `void` draw refunds every stake. */
export const drawState = v.picklist(['open', 'locked', 'drawn', 'settled', 'void'])

export const lotteryDraw = v.object({
  drawId: id,
  gameCode: v.string(),
  issue: v.string(),
  state: drawState,
  opensAt: moment,
  locksAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed's hexadecimal text, in hex; published before the first bet. */
  commitment: v.string(),
  numbers: v.nullable(drawnNumbers),
})

export type LotteryDraw = v.InferOutput<typeof lotteryDraw>

/** Payout for each unit staked, in thousandths: 98 500 pays 98.5 times the stake. */
export const odds = v.pipe(v.number(), v.integer(), v.minValue(1_000))

export const readLotteryDraw = call({
  method: 'GET',
  path: '/wps/relay/lottery/draw',
  access: 'token',
  summary: 'Returns the current and the previous draw, and the platform’s clock for countdowns.',
  request: v.object({ gameCode: code }),
  reply: v.object({ now: moment, current: lotteryDraw, previous: v.nullable(lotteryDraw) }),
})

/** A kind of bet. Every combination of `choose` picked numbers is one bet. */
const play = v.object({
  play: v.string(),
  name: v.string(),
  /** One sentence that states the winning condition. */
  hint: v.string(),
  /** Range of pickable numbers, how many can be picked, and their number of digits. */
  lowest: v.pipe(v.number(), v.integer()),
  highest: v.pipe(v.number(), v.integer()),
  fewest: v.pipe(v.number(), v.integer()),
  most: v.pipe(v.number(), v.integer()),
  choose: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Labels of the numbers, ascending, if they have a meaning such as small and big, odd and even. */
  names: v.nullable(v.array(v.string())),
  odds,
  /** Long-run return to player, hundredths of a percent. */
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
    /** Seconds between draws, and seconds before a draw in which betting is closed. */
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
    /** Hexadecimal; null until the draw. SHA-256 of this text is the commitment. */
    seed: v.nullable(v.string()),
    /**
     * How the numbers follow from the seed. `hmac-sha256-words`: HMAC-SHA-256 with the seed's text as key
     * over `<drawId>:<block>` gives big-endian 32-bit words. Each word, divided by 2^32 and multiplied by the
     * count of remaining numbers, is the index of the next number among them.
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
