import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsOf, pvpHand, pvpPoints, pvpWin, takenOf } from '#domain/play/pvp-rules.ts'
import {
  advanceState,
  type Ending,
  firstRound,
  type MatchState,
  withChoice,
} from '#server/play/pvp/match-state.ts'
import { durations } from '#server/play/pvp/timings.ts'

const START = new Date('2030-01-01T12:00:00.000Z')
const side = { cards: [], clocked: [], missed: 0 }
const begun = (): MatchState => ({ version: 2, sides: [side, side], ...firstRound(START) })
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds)

/** Plays a match in which the players play their cards in the given orders. */
function playOut(first: readonly number[], second: readonly number[]): { state: MatchState; ending: Ending } {
  let state = begun()
  for (const place of pvpPoints.keys()) {
    const [mine, theirs] = [first[place] ?? 0, second[place] ?? 0]
    state = withChoice(withChoice(state, 0, mine), 1, theirs)
    const went = advanceState(state, START)
    if (went.ending) return { state: went.state, ending: went.ending }
    state = went.state
  }
  throw new Error('The match has no end')
}

test('[GAME-10] the higher card wins a round, and the points of a tie carry over to the next round', () => {
  const { rounds, atStake } = takenOf([1, 2, 4], [1, 3, 2])
  expect(rounds).toEqual([
    { own: 1, other: 1, points: 1, taker: null },
    { own: 2, other: 3, points: 3, taker: 'other' },
    { own: 4, other: 2, points: 3, taker: 'own' },
  ])
  expect(atStake).toBe(4)
  expect([pointsOf(rounds, 'own'), pointsOf(rounds, 'other')]).toEqual([3, 3])
})

test('a match ends with its last card, or as soon as the lead is decisive', () => {
  const whole = playOut([2, 3, 4, 1, 5], [1, 2, 3, 5, 4])
  expect([whole.state.round, whole.ending]).toEqual([5, { winner: 0, reason: 'points' }])
  // After the fourth round, one player has 8 of 15 points, the other has 2, and 5 are left.
  const early = playOut([5, 1, 3, 4, 2], [1, 5, 2, 3, 4])
  expect([early.state.round, early.ending]).toEqual([4, { winner: 0, reason: 'points' }])
  expect(playOut([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]).ending).toEqual({ winner: null, reason: 'points' })
})

test('accepts one card from the hand per round, and ignores other cards and a second choice', () => {
  const laid = withChoice(begun(), 0, 4)
  expect(laid.sides[0].cards).toEqual([4])
  expect(withChoice(laid, 0, 5)).toBe(laid)
  const next = advanceState(withChoice(laid, 1, 1), START).state
  expect(withChoice(next, 0, 4)).toBe(next)
  expect(next.round).toBe(2)
})

test('plays the lowest card for an absent player, who loses after missing two rounds in a row', () => {
  const due = durations.shown + durations.choosing
  const one = advanceState(withChoice(begun(), 0, 3), later(due - 1))
  expect(one.state.sides[1].cards).toEqual([])
  const first = advanceState(one.state, later(due)).state
  expect(first.sides[1]).toEqual({ cards: [1], clocked: [1], missed: 1 })
  const chosen = withChoice(withChoice(first, 1, 5), 0, 1)
  expect(advanceState(chosen, later(due)).state.sides[1].missed).toBe(0)
  const second = advanceState(withChoice(first, 0, 5), later(2 * due))
  expect(second.ending).toEqual({ winner: 0, reason: 'absence' })
  const both = advanceState(advanceState(begun(), later(due)).state, later(2 * due))
  expect(both.ending).toEqual({ winner: null, reason: 'absence' })
})

test('plays the last card automatically without counting an absence', () => {
  let state = begun()
  for (const card of [1, 2, 3, 4])
    state = advanceState(withChoice(withChoice(state, 0, card), 1, card), START).state
  expect(state.dueAt).toEqual(state.choosesAt)
  const { ending, state: over } = advanceState(state, state.dueAt)
  expect(ending).toEqual({ winner: null, reason: 'points' })
  expect(over.sides[0].clocked).toEqual([])
})

test('the early end of a match never changes its winner', () => {
  const hand = fc.shuffledSubarray([...pvpHand], { minLength: 5 })
  fc.assert(
    fc.property(hand, hand, (first, second) => {
      const { rounds } = takenOf(first, second)
      const lead = Math.sign(pointsOf(rounds, 'own') - pointsOf(rounds, 'other'))
      const { winner } = playOut(first, second).ending
      expect(winner).toBe(lead === 0 ? null : lead > 0 ? 0 : 1)
    }),
    { numRuns: 5_000 },
  )
})

/** Returns a seeded random generator, so that the million matches are the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('[GAME-10] returns 95% of the stakes of decided matches, over a million matches between equal players', () => {
  const MATCHES = 1_000_000
  const random = randomOf(20_260_101)
  const deal = () => {
    const cards: number[] = [...pvpHand]
    for (let last = cards.length - 1; last > 0; last--) {
      const place = Math.floor(random() * (last + 1))
      ;[cards[last], cards[place]] = [cards[place] ?? 0, cards[last] ?? 0]
    }
    return cards
  }
  let [decided, won, drawn] = [0, 0, 0]
  for (let match = 0; match < MATCHES; match++) {
    const { rounds } = takenOf(deal(), deal())
    const lead = pointsOf(rounds, 'own') - pointsOf(rounds, 'other')
    if (lead === 0) drawn++
    else decided++
    if (lead > 0) won++
  }
  const stake = 100
  const win = pvpWin(stake, 9_500)
  expect(win).toBe(190)
  const returned = (won * win) / (decided * stake)
  // Four standard errors of one player's return: a win pays 1.9 stakes, and a loss pays nothing.
  const error = 4 * Math.sqrt((0.5 * 0.5 * 1.9 ** 2) / decided)
  expect(Math.abs(returned - 0.95)).toBeLessThan(error)
  expect(error).toBeLessThan(0.004)
  // Of all 120 × 120 pairs of card orders, 4.72% end in a tie.
  expect(Math.abs(drawn / MATCHES - 0.0472)).toBeLessThan(0.001)
})
