import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { CARDS, liveSpots, wheel } from '#domain/play/live-odds.ts'
import { fairness, roundBase, seedHash } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const card = v.pipe(whole, v.maxValue(CARDS - 1))

export const liveSpot = v.picklist(liveSpots)

export const livePhase = v.picklist(['betting', 'locked', 'drawing', 'shown'])

export const liveDrawn = v.variant('table', [
  v.object({ table: v.literal('wheel'), stop: v.pipe(whole, v.maxValue(wheel.length - 1)) }),
  v.object({ table: v.literal('cards'), dragon: card, tiger: card }),
])

export const liveRound = v.object({
  ...roundBase,
  engine: v.literal('live'),
  number: whole,
  spot: liveSpot,
  /** Return to player in this round, in hundredths of a percent. */
  returnBp: whole,
  /** Null while the bet is open. */
  drawn: v.nullable(liveDrawn),
})
export type LiveRound = v.InferOutput<typeof liveRound>

export const liveRules = v.object({
  engine: v.literal('live'),
  table: v.picklist(['wheel', 'cards']),
  /** How long each phase lasts, in ms. */
  lasts: v.object({ betting: whole, locked: whole, drawing: whole, shown: whole }),
})
export type LiveRules = v.InferOutput<typeof liveRules>

export const liveBet = v.object({ number: whole, spot: liveSpot })

/** The state of a table. Only the bets and the balance differ between players. */
export const liveTable = v.object({
  number: whole,
  phase: livePhase,
  /** How long until the next phase, in ms by the platform's clock. */
  left: whole,
  fairness,
  nextSeedHash: seedHash,
  /** Null until bets are locked. */
  drawn: v.nullable(liveDrawn),
  /** Results of the last rounds, newest first. */
  last: v.array(liveDrawn),
  bets: v.array(liveRound),
  balance: minorUnits,
})
export type LiveTable = v.InferOutput<typeof liveTable>
