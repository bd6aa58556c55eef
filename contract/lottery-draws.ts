import * as v from 'valibot'
import { call } from './call.ts'
import { id } from './id.ts'
import { drawnNumbers } from './lottery-games.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { code } from './query-values.ts'

/** Bets are taken while it is open; a void draw gives every stake back. */
const drawState = v.picklist(['open', 'locked', 'drawn', 'settled', 'void'])

export const lotteryDraw = v.object({
  drawId: id,
  gameCode: v.string(),
  issue: v.string(),
  state: drawState,
  opensAt: moment,
  /** From here on no bet is taken. */
  locksAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed, in hex; published before the first bet. */
  commitment: v.string(),
  numbers: v.nullable(drawnNumbers),
})

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

export const readLotteryRules = call({
  method: 'GET',
  path: '/wps/relay/lottery/rules',
  summary: 'How a lottery is played: the kinds of bets, what each pays, and its limits.',
  request: v.object({ gameCode: code }),
  reply: v.object({
    /** HTML; shown only after it has been cleaned. */
    rules: v.string(),
    plays: v.array(
      v.object({
        play: v.string(),
        name: v.string(),
        /** Smallest and largest number that may be picked, and how many of them. */
        lowest: v.pipe(v.number(), v.integer()),
        highest: v.pipe(v.number(), v.integer()),
        fewest: v.pipe(v.number(), v.integer()),
        most: v.pipe(v.number(), v.integer()),
        odds,
      }),
    ),
    currency: v.string(),
    /** Stakes of one unit to choose from. */
    units: v.array(notNegative),
    maxMultiplier: v.pipe(v.number(), v.integer()),
    minStake: notNegative,
    maxStake: notNegative,
  }),
})

export const readDrawProof = call({
  method: 'GET',
  path: '/wps/relay/lottery/draws/proof',
  summary: 'What anybody needs to check that a draw was settled before the bets were.',
  request: v.object({ drawId: id }),
  reply: v.object({
    draw: lotteryDraw,
    /** Hex; null until the draw. Its SHA-256 is the commitment. */
    seed: v.nullable(v.string()),
    /** Names how the numbers follow from the seed. */
    method: v.string(),
    lowest: v.pipe(v.number(), v.integer()),
    highest: v.pipe(v.number(), v.integer()),
    howMany: v.pipe(v.number(), v.integer()),
    /** Whether a number may come twice. */
    repeats: v.boolean(),
  }),
})
