import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { CARDS, liveSpots, wheel } from '#domain/play/live-odds.ts'
import { fairness, roundBase, seedHash } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const card = v.pipe(whole, v.maxValue(CARDS - 1))

export const liveSpot = v.picklist(liveSpots)

/** The parts of a round in their order. */
export const livePhase = v.picklist(['betting', 'locked', 'drawing', 'shown'])

export const liveDrawn = v.variant('table', [
  v.object({ table: v.literal('wheel'), stop: v.pipe(whole, v.maxValue(wheel.length - 1)) }),
  v.object({ table: v.literal('cards'), dragon: card, tiger: card }),
])

/** A bet on a round that all who watch the table share. */
export const liveRound = v.object({
  ...roundBase,
  engine: v.literal('live'),
  /** Which round of the table. */
  number: whole,
  spot: liveSpot,
  /** The return it was made with, hundredths of a percent. */
  returnBp: whole,
  /** Null while the bet is open. */
  drawn: v.nullable(liveDrawn),
})
export type LiveRound = v.InferOutput<typeof liveRound>

export const liveRules = v.object({
  engine: v.literal('live'),
  table: v.picklist(['wheel', 'cards']),
  /** Milliseconds for which each part of a round lasts. */
  lasts: v.object({ betting: whole, locked: whole, drawing: whole, shown: whole }),
})
export type LiveRules = v.InferOutput<typeof liveRules>

/** What a bet on a shared round says beside stake and key. */
export const liveBet = v.object({ number: whole, spot: liveSpot })

/** How a table stands, the same for all but for the bets and the balance. */
export const liveTable = v.object({
  number: whole,
  phase: livePhase,
  /** Milliseconds until the next part of the round, by the platform's clock. */
  left: whole,
  fairness,
  nextSeedHash: seedHash,
  /** Null until bets are locked. */
  drawn: v.nullable(liveDrawn),
  /** What the last rounds brought, newest first. */
  last: v.array(liveDrawn),
  /** The player's own in this round. */
  bets: v.array(liveRound),
  balance: minorUnits,
})
export type LiveTable = v.InferOutput<typeof liveTable>
