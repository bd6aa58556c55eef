import * as v from 'valibot'
import type { FixtureModel, Score, ScoreChance } from './sports-model.ts'

/** The names of all picks. A number in a name is the pick's line, in tenths. */
export const pick = v.picklist([
  'home',
  'draw',
  'away',
  'home-draw',
  'home-away',
  'draw-away',
  'over-15',
  'under-15',
  'over-25',
  'under-25',
  'over-35',
  'under-35',
  'both',
  'not-both',
  'home-minus-15',
  'away-plus-15',
  'home-plus-15',
  'away-minus-15',
])
export type Pick = v.InferOutput<typeof pick>

export const isRight: Readonly<Record<Pick, (score: Score) => boolean>> = {
  home: ({ home, away }) => home > away,
  draw: ({ home, away }) => home === away,
  away: ({ home, away }) => home < away,
  'home-draw': ({ home, away }) => home >= away,
  'home-away': ({ home, away }) => home !== away,
  'draw-away': ({ home, away }) => home <= away,
  'over-15': ({ home, away }) => home + away > 1.5,
  'under-15': ({ home, away }) => home + away < 1.5,
  'over-25': ({ home, away }) => home + away > 2.5,
  'under-25': ({ home, away }) => home + away < 2.5,
  'over-35': ({ home, away }) => home + away > 3.5,
  'under-35': ({ home, away }) => home + away < 3.5,
  both: ({ home, away }) => home > 0 && away > 0,
  'not-both': ({ home, away }) => home === 0 || away === 0,
  'home-minus-15': ({ home, away }) => home - away > 1.5,
  'away-plus-15': ({ home, away }) => home - away < 1.5,
  'home-plus-15': ({ home, away }) => away - home < 1.5,
  'away-minus-15': ({ home, away }) => away - home > 1.5,
}

export type MarketName = 'winner' | 'double' | 'total' | 'both' | 'handicap'
/** Only one pick of a market can win, except in a double chance, where two picks win. */
export type Market = { name: MarketName; picks: readonly Pick[] }

const markets: Readonly<Record<FixtureModel['kind'], readonly Market[]>> = {
  goals: [
    { name: 'winner', picks: ['home', 'draw', 'away'] },
    { name: 'double', picks: ['home-draw', 'home-away', 'draw-away'] },
    { name: 'total', picks: ['over-15', 'under-15'] },
    { name: 'total', picks: ['over-25', 'under-25'] },
    { name: 'total', picks: ['over-35', 'under-35'] },
    { name: 'both', picks: ['both', 'not-both'] },
  ],
  series: [
    { name: 'winner', picks: ['home', 'away'] },
    { name: 'handicap', picks: ['home-minus-15', 'away-plus-15'] },
    { name: 'handicap', picks: ['home-plus-15', 'away-minus-15'] },
  ],
}

/** The markets of a kind of fixture, most common first. */
export const marketsOf = (kind: FixtureModel['kind']): readonly Market[] => markets[kind]

export const marketOf = (pick: Pick): MarketName =>
  [...markets.goals, ...markets.series].find(({ picks }) => picks.includes(pick))?.name ?? 'winner'

/** A pick is offered only if its odds, in hundredths, are in this range. */
const OFFERED = { least: 102, most: 5_000 }

export const chanceOf = (pick: Pick, chances: readonly ScoreChance[]): number =>
  chances.reduce((sum, one) => (isRight[pick](one) ? sum + one.chance : sum), 0)

/**
 * Decimal odds of a pick in hundredths: the fair odds times the return in hundredths of a percent, rounded.
 * Null if they are too short or too long to be offered.
 */
export function oddsOf(pick: Pick, chances: readonly ScoreChance[], returnBp: number): number | null {
  const odds = Math.round(returnBp / 100 / chanceOf(pick, chances))
  return odds >= OFFERED.least && odds <= OFFERED.most ? odds : null
}

/**
 * Combined odds of several legs, in hundredths. Each leg's odds include the house margin. Only one of these
 * margins is kept, so that a multiple has the same return as a single.
 */
export function togetherOdds(odds: readonly number[], returnBp: number): number {
  const product = odds.reduce((all, one) => all * (one / 100), 1)
  return Math.round((product / (returnBp / 10_000) ** Math.max(0, odds.length - 1)) * 100)
}

/** A bet's payout in minor units, rounded down. `odds` are in hundredths. */
export const sportsPayout = (stake: number, odds: number): number => Math.floor((stake * odds) / 100)

export type LegOutcome = 'won' | 'lost' | 'void'

/**
 * A bet's payout in minor units, once all its legs have ended. One lost leg makes the payout zero. Void legs
 * are ignored; if all are void, the stake is refunded.
 */
export function settledPayout(bet: {
  stake: number
  returnBp: number
  legs: readonly { odds: number; outcome: LegOutcome }[]
}): number {
  const { stake, returnBp, legs } = bet
  if (legs.some(({ outcome }) => outcome === 'lost')) return 0
  const won = legs.filter(({ outcome }) => outcome === 'won').map(({ odds }) => odds)
  return won.length === 0 ? stake : sportsPayout(stake, togetherOdds(won, returnBp))
}
