import { pointsOf, pvpHand, pvpPoints, takenOf } from '#domain/play/pvp-rules.ts'
import { durations, hasArrived, MOST_MISSED } from './timings.ts'

export type Side = { cards: readonly number[]; clocked: readonly number[]; missed: number }

/** `sides` lists the two players in the order in which they joined. */
export type MatchState = {
  round: number
  version: number
  choosesAt: Date
  dueAt: Date
  sides: readonly [Side, Side]
}

/** `winner` is null if the match ends in a draw. */
export type Ending = { winner: 0 | 1 | null; reason: 'points' | 'absence' }

const ROUNDS = pvpPoints.length
const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/**
 * Returns the first round, which begins when both seats are taken. A short pause precedes the first choice.
 */
export const firstRound = (now: Date): Pick<MatchState, 'round' | 'choosesAt' | 'dueAt'> => ({
  round: 1,
  choosesAt: later(now, durations.shown),
  dueAt: later(now, durations.shown + durations.choosing),
})

export const handOf = ({ cards }: Pick<Side, 'cards'>): number[] =>
  pvpHand.filter((card) => !cards.includes(card))

const hasChosen = ({ cards }: Side, round: number): boolean => cards.length >= round

/**
 * Plays a card face down. Nothing changes if the card is not in the hand, or if this side has already played.
 */
export function withChoice(state: MatchState, place: 0 | 1, card: number): MatchState {
  const side = state.sides[place]
  if (hasChosen(side, state.round) || !handOf(side).includes(card)) return state
  return changed(state, place, { ...side, cards: [...side.cards, card], missed: 0 })
}

/**
 * Ends a round once both sides have chosen or its time is up. Plays the lowest card for a side that has not
 * chosen, then starts the next round or ends the match. The last card is played automatically.
 */
export function advanceState(state: MatchState, now: Date): { state: MatchState; ending: Ending | null } {
  const { round, dueAt, sides } = state
  const areChosen = sides.every((side) => hasChosen(side, round))
  if (!areChosen && !hasArrived(dueAt, now)) return { state, ending: null }
  const complete: MatchState = { ...state, sides: [byClock(sides[0], round), byClock(sides[1], round)] }
  const ending = endingOf(complete)
  const isLast = round + 1 === ROUNDS
  const choosesAt = later(now, durations.shown)
  const next = { round: round + 1, choosesAt, dueAt: later(choosesAt, isLast ? 0 : durations.choosing) }
  return { state: { ...complete, version: state.version + 1, ...(ending ? {} : next) }, ending }
}

/**
 * Plays the lowest card for a side that has not chosen. The last card is played automatically, so it does not
 * count as missed.
 */
function byClock(side: Side, round: number): Side {
  const [lowest] = handOf(side)
  if (hasChosen(side, round) || lowest === undefined) return side
  const cards = [...side.cards, lowest]
  if (round === ROUNDS) return { ...side, cards }
  return { cards, clocked: [...side.clocked, round], missed: side.missed + 1 }
}

function endingOf({ round, sides }: MatchState): Ending | null {
  const [first, second] = sides.map(({ missed }) => missed >= MOST_MISSED)
  if (first || second) return { winner: first && second ? null : first ? 1 : 0, reason: 'absence' }
  const { rounds, atStake } = takenOf(sides[0].cards, sides[1].cards)
  const lead = pointsOf(rounds, 'own') - pointsOf(rounds, 'other')
  const left = atStake + pvpPoints.slice(round + 1).reduce((sum, points) => sum + points, 0)
  if (round < ROUNDS && Math.abs(lead) <= left) return null
  return { winner: lead === 0 ? null : lead > 0 ? 0 : 1, reason: 'points' }
}

function changed(state: MatchState, place: 0 | 1, side: Side): MatchState {
  const [first, second] = state.sides
  return {
    ...state,
    version: state.version + 1,
    sides: place === 0 ? [side, second] : [first, side],
  }
}
