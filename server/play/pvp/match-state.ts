import { pointsOf, pvpHand, pvpPoints, takenOf } from '#domain/play/pvp-rules.ts'
import { hasCome, lasts, MOST_MISSED } from './timings.ts'

/** One side's part in a match: see `pvp_seat`. */
export type Side = { cards: readonly number[]; clocked: readonly number[]; missed: number }

/** How far a match has come; `first` came first. */
export type Course = {
  round: number
  version: number
  choosesAt: Date
  dueAt: Date
  sides: readonly [Side, Side]
}

/** How it ended: who won, null where nobody did, and why. */
export type Ending = { winner: 0 | 1 | null; reason: 'points' | 'absence' }

const ROUNDS = pvpPoints.length
const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/** The beginning, once two sit at the table: they see each other for a moment, then the first choice is theirs. */
export const firstRound = (now: Date): Pick<Course, 'round' | 'choosesAt' | 'dueAt'> => ({
  round: 1,
  choosesAt: later(now, lasts.shown),
  dueAt: later(now, lasts.shown + lasts.choosing),
})

/** The cards that a side still has. */
export const handOf = ({ cards }: Pick<Side, 'cards'>): number[] =>
  pvpHand.filter((card) => !cards.includes(card))

const hasChosen = ({ cards }: Side, round: number): boolean => cards.length >= round

/** A side with its card laid face down; the same course where the card is not among those left, or one lies there already. */
export function withChoice(course: Course, place: 0 | 1, card: number): Course {
  const side = course.sides[place]
  if (hasChosen(side, course.round) || !handOf(side).includes(card)) return course
  return changed(course, place, { ...side, cards: [...side.cards, card], missed: 0 })
}

/**
 * Goes on as far as what was chosen and the clock allow: overdue choices are made with the lowest card, cards are laid open
 * once both lie, and the next round begins or the match ends. The last card chooses itself.
 */
export function goOn(course: Course, now: Date): { course: Course; ending: Ending | null } {
  const { round, dueAt, sides } = course
  const areChosen = sides.every((side) => hasChosen(side, round))
  if (!areChosen && !hasCome(dueAt, now)) return { course, ending: null }
  const complete: Course = { ...course, sides: [byClock(sides[0], round), byClock(sides[1], round)] }
  const ending = endingOf(complete)
  const isLast = round + 1 === ROUNDS
  const choosesAt = later(now, lasts.shown)
  const next = { round: round + 1, choosesAt, dueAt: later(choosesAt, isLast ? 0 : lasts.choosing) }
  return { course: { ...complete, version: course.version + 1, ...(ending ? {} : next) }, ending }
}

/** The lowest card where none was chosen; the last one is nobody's to miss. */
function byClock(side: Side, round: number): Side {
  const [lowest] = handOf(side)
  if (hasChosen(side, round) || lowest === undefined) return side
  const cards = [...side.cards, lowest]
  if (round === ROUNDS) return { ...side, cards }
  return { cards, clocked: [...side.clocked, round], missed: side.missed + 1 }
}

function endingOf({ round, sides }: Course): Ending | null {
  const [first, second] = sides.map(({ missed }) => missed >= MOST_MISSED)
  if (first || second) return { winner: first && second ? null : first ? 1 : 0, reason: 'absence' }
  const { rounds, atStake } = takenOf(sides[0].cards, sides[1].cards)
  const lead = pointsOf(rounds, 'own') - pointsOf(rounds, 'other')
  const left = atStake + pvpPoints.slice(round + 1).reduce((sum, points) => sum + points, 0)
  if (round < ROUNDS && Math.abs(lead) <= left) return null
  return { winner: lead === 0 ? null : lead > 0 ? 0 : 1, reason: 'points' }
}

function changed(course: Course, place: 0 | 1, side: Side): Course {
  const [first, second] = course.sides
  return {
    ...course,
    version: course.version + 1,
    sides: place === 0 ? [side, second] : [first, side],
  }
}
