import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { code } from '#protocol/kit/query-values.ts'
import { drawnNumbers, family } from './lottery-games.ts'

/** Bets are taken while it is open; a void draw gives every stake back. */
export const drawState = v.picklist(['open', 'locked', 'drawn', 'settled', 'void'])

export const lotteryDraw = v.object({
  drawId: id,
  gameCode: v.string(),
  issue: v.string(),
  state: drawState,
  opensAt: moment,
  /** From here on no bet is taken. */
  locksAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed’s hexadecimal text, in hex; published before the first bet. */
  commitment: v.string(),
  numbers: v.nullable(drawnNumbers),
})

export type LotteryDraw = v.InferOutput<typeof lotteryDraw>

/** What is paid for each unit staked, in thousandths: 98 500 pays 98.5 times the stake. */
export const odds = v.pipe(v.number(), v.integer(), v.minValue(1_000))

export const readLotteryDraw = call({
  method: 'GET',
  path: '/wps/relay/lottery/draw',
  access: 'token',
  summary: 'The draw that bets go to now, the one before it, and the platform’s clock to count down by.',
  request: v.object({ gameCode: code }),
  reply: v.object({ now: moment, current: lotteryDraw, previous: v.nullable(lotteryDraw) }),
})

/** A kind of bet. Of the numbers picked for it, every `choose` of them make one bet. */
const play = v.object({
  play: v.string(),
  name: v.string(),
  /** One sentence: what has to come for it to win. */
  hint: v.string(),
  /** Smallest and largest number that may be picked, how many of them, and with how many digits they are written. */
  lowest: v.pipe(v.number(), v.integer()),
  highest: v.pipe(v.number(), v.integer()),
  fewest: v.pipe(v.number(), v.integer()),
  most: v.pipe(v.number(), v.integer()),
  choose: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What its numbers are called where they stand for something else, from the lowest on: small and big, odd and even. */
  names: v.nullable(v.array(v.string())),
  odds,
  /** What comes back of the stakes in the long run, hundredths of a percent. */
  returnBp: v.pipe(v.number(), v.integer()),
})

export type LotteryPlay = v.InferOutput<typeof play>

export const readLotteryRules = call({
  method: 'GET',
  path: '/wps/relay/lottery/rules',
  summary: 'How a lottery is played: the kinds of bets, what each pays, and its limits.',
  request: v.object({ gameCode: code, language: v.optional(language) }),
  reply: v.object({
    family,
    /** HTML; shown only after it has been cleaned. */
    rules: v.string(),
    /** Seconds from one draw to the next, and for how many before a draw no bet is taken. */
    every: v.pipe(v.number(), v.integer(), v.minValue(1)),
    locksBefore: v.pipe(v.number(), v.integer(), v.minValue(1)),
    plays: v.array(play),
    currency: v.string(),
    /** Stakes of one unit to choose from. */
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
  summary: 'What anybody needs to check that the numbers of a draw stood fast before the first bet.',
  request: v.object({ drawId: id }),
  reply: v.object({
    draw: lotteryDraw,
    /** Hexadecimal digits; null until the draw. SHA-256 of this text is the commitment. */
    seed: v.nullable(v.string()),
    /**
     * How the numbers follow from the seed. `hmac-sha256-words`: HMAC-SHA-256, keyed by the seed’s text, over
     * `<drawId>:<block>` gives big-endian 32 bit words; each, divided by 2^32 and multiplied by how many are left, is the
     * place of the next number among them.
     */
    method: v.literal('hmac-sha256-words'),
    lowest: v.pipe(v.number(), v.integer()),
    highest: v.pipe(v.number(), v.integer()),
    howMany: v.pipe(v.number(), v.integer()),
    /** Whether a number may come twice. */
    repeats: v.boolean(),
  }),
})

export type DrawProof = v.InferOutput<typeof readDrawProof.reply>
