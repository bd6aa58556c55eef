import { pick as pickOf, seededRng, whole } from '@palpite/game-art/seeded-rng.ts'
import { describe, expect, test } from 'vitest'
import {
  chancesOf,
  courseOf,
  type FixtureModel,
  NEWS,
  type Side,
  scoreAfter,
} from '#domain/play/sports-model.ts'
import {
  chanceOf,
  isRight,
  type LegOutcome,
  marketsOf,
  oddsOf,
  settledPayout,
  togetherOdds,
} from '#domain/play/sports-picks.ts'
import { seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { courseOfFixture, fixtureAt, quoting } from '#server/play/sports/fixture-at.ts'
import { leagues } from '#server/play/sports/leagues.ts'
import { type Fixture, fixtureOf, fixturesBetween } from '#server/play/sports/schedule.ts'
import { isLong } from '#tests/support/is-long.ts'

const SECRET = 'a'.repeat(64)
const HOUR = 3_600_000
const START = Date.parse('2030-03-01T00:00:00Z')
const models: FixtureModel[] = [
  { kind: 'goals', home: 1_800, away: 900 },
  { kind: 'series', maps: 3, lead: 350 },
  { kind: 'series', maps: 5, lead: -200 },
]

describe('Sports model', () => {
  test.each(models)('gives every score a positive chance, and chances sum to one: $kind $maps', (model) => {
    for (const news of [[], ['home'], ['home', 'away', 'away']] satisfies Side[][]) {
      const chances = chancesOf(model, news)
      expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(Math.min(...chances.map(({ chance }) => chance))).toBeGreaterThan(0)
    }
  })

  test.each(models)('gives each score the mean of its chances after the next news: $kind $maps', (model) => {
    for (const known of [[], ['home'], ['away', 'home']] satisfies Side[][]) {
      const before = chancesOf(model, known)
      const [home, away] = [chancesOf(model, [...known, 'home']), chancesOf(model, [...known, 'away'])]
      for (const [index, { chance }] of before.entries())
        expect(((home[index]?.chance ?? 0) + (away[index]?.chance ?? 0)) / 2).toBeCloseTo(chance, 12)
      expect(chanceOf('home', home)).toBeGreaterThan(chanceOf('home', away))
    }
  })

  test.each(models)('simulates home wins as often as their stated chance: $kind $maps', (model) => {
    const dice = seededRng('courses')
    const numbers = (below: number) => Math.floor(dice() * below)
    const games = 40_000
    const wins = Array.from({ length: games }, () => courseOf(model, numbers)).filter(({ score }) =>
      isRight.home(score),
    ).length
    const chance = chanceOf('home', chancesOf(model, []))
    const error = Math.sqrt((chance * (1 - chance)) / games)
    expect(Math.abs(wins / games - chance)).toBeLessThan(4 * error)
  })

  test('reaches the final score step by step, and ends a series once it is decided', () => {
    const dice = seededRng('steps')
    const numbers = (below: number) => Math.floor(dice() * below)
    for (const model of models) {
      for (let game = 0; game < 300; game++) {
        const course = courseOf(model, numbers)
        expect(scoreAfter(course, course.length)).toEqual(course.score)
        expect(course.news).toHaveLength(NEWS)
        if (model.kind === 'goals') continue
        const before = scoreAfter(course, course.length - 1)
        expect(Math.max(before.home, before.away)).toBeLessThan(model.maps / 2)
        expect(Math.max(course.score.home, course.score.away)).toBeGreaterThan(model.maps / 2)
        expect(course.abandonedAt ?? 1).toBeLessThan(course.length)
      }
    }
  })

  test('has one winning selection per market, and two in a double-chance market', () => {
    for (const model of models) {
      for (const { name, picks } of marketsOf(model.kind)) {
        for (const score of chancesOf(model, []))
          expect(picks.filter((pick) => isRight[pick](score))).toHaveLength(name === 'double' ? 2 : 1)
      }
    }
  })
})

describe('Sports odds', () => {
  test('equal the fair odds times the return, and are null outside the offered range', () => {
    const even = [
      { home: 1, away: 0, chance: 0.5 },
      { home: 0, away: 1, chance: 0.5 },
    ]
    expect(oddsOf('home', even, 9_600)).toBe(192)
    const sure = [
      { home: 1, away: 0, chance: 0.99 },
      { home: 0, away: 1, chance: 0.01 },
    ]
    expect(oddsOf('home', sure, 9_600)).toBeNull()
    expect(oddsOf('away', sure, 9_600)).toBeNull()
  })

  test('include the margin only once when legs are combined', () => {
    expect(togetherOdds([192], 9_600)).toBe(192)
    expect(togetherOdds([192, 192], 9_600)).toBe(384)
    expect(togetherOdds([192, 192, 192], 9_600)).toBe(768)
  })

  test('pay nothing for a lost leg, ignore void legs, and return the stake if all legs are void', () => {
    const leg = (outcome: 'won' | 'lost' | 'void') => ({ odds: 192, outcome })
    const paid = (...legs: ReturnType<typeof leg>[]) => settledPayout({ stake: 1_000, returnBp: 9_600, legs })
    expect(paid(leg('won'), leg('won'))).toBe(3_840)
    expect(paid(leg('won'), leg('void'))).toBe(1_920)
    expect(paid(leg('void'), leg('lost'))).toBe(0)
    expect(paid(leg('void'), leg('void'))).toBe(1_000)
    expect(paid(leg('void'))).toBe(1_000)
  })
})

describe('Sports schedule', () => {
  const day = fixturesBetween(START, START + 24 * HOUR)

  test('has the same fixtures whether it is read by day or by half-hour, and finds fixtures by id', () => {
    const cut = Array.from({ length: 48 }, (_, half) =>
      fixturesBetween(START + (half * HOUR) / 2, START + ((half + 1) * HOUR) / 2),
    ).flat()
    expect(cut).toEqual(day)
    expect(new Set(day.map(({ id }) => id)).size).toBe(day.length)
    for (const fixture of day) expect(fixtureOf(fixture.id)).toEqual(fixture)
    for (const id of ['jabuti-007-0', 'jabuti-7-3', 'jabuti-7', 'nobody-7-0', 'jabuti-x-0', ''])
      expect(fixtureOf(id)).toBeNull()
  })

  test('lets every team play once per round and meet every other team home and away', () => {
    for (const league of leagues) {
      const rounds = fixturesBetween(START, START + 10 * league.every).filter((one) => one.league === league)
      const names = league.teams.map(({ name }) => name)
      for (let round = 0; round < rounds.length; round += names.length / 2) {
        const playing = rounds
          .slice(round, round + names.length / 2)
          .flatMap(({ home, away }) => [home, away])
        expect(playing.sort()).toEqual([...names].sort())
      }
      const meetings = new Set(rounds.map(({ home, away }) => `${home}:${away}`))
      expect(meetings.size).toBe(names.length * (names.length - 1))
    }
  })

  test('has unique team names', () => {
    const names = leagues.flatMap(({ teams }) => teams.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('Fixture', () => {
  const fixtures = fixturesBetween(START, START + 24 * HOUR)
  const at = (fixture: Fixture, after: number) =>
    fixtureAt(fixture, SECRET, new Date(fixture.startsAt + after))

  test('hides its seed until its end, and the seed then matches the commitment', () => {
    for (const fixture of fixtures) {
      const [early, late] = [at(fixture, -72 * HOUR), at(fixture, fixture.endsAt - fixture.startsAt)]
      expect(early).toMatchObject({ phase: 'open', seed: null, score: null, news: [], played: 0 })
      expect(late.phase).not.toBe('live')
      expect(seedHashOf(late.seed ?? '')).toBe(early.seedHash)
    }
  })

  test('changes its odds only with the news and offers no odds after it starts', () => {
    const [fixture] = fixtures
    if (!fixture) throw new Error('no fixture')
    const oddsAt = (after: number) => quoting(at(fixture, after), 9_500)('home')
    expect(oddsAt(-72 * HOUR)).toBe(oddsAt(-6 * HOUR - 1))
    expect(oddsAt(-6 * HOUR)).not.toBe(oddsAt(-6 * HOUR - 1))
    expect(oddsAt(-HOUR)).not.toBe(oddsAt(-HOUR - 1))
    expect(oddsAt(-1)).not.toBeNull()
    expect(oddsAt(0)).toBeNull()
  })

  test('never lowers a score and ends at the final score', () => {
    for (const fixture of fixtures.slice(0, 30)) {
      let last = 0
      for (let after = 0; after <= fixture.endsAt - fixture.startsAt; after += fixture.league.step) {
        const { score, phase, played } = at(fixture, after)
        const all = (score?.home ?? 0) + (score?.away ?? 0)
        expect(all).toBeGreaterThanOrEqual(last)
        last = all
        if (phase === 'live') expect(played).toBe(after / fixture.league.step)
      }
      const course = courseOfFixture(fixture, SECRET)
      if (course.abandonedAt === null)
        expect(at(fixture, fixture.endsAt - fixture.startsAt).score).toEqual(course.score)
    }
  })

  test('is rarely abandoned, and is void in that case', () => {
    const many = fixturesBetween(START, START + 40 * 24 * HOUR)
    const abandoned = many.filter((one) => courseOfFixture(one, SECRET).abandonedAt !== null)
    expect(abandoned.length / many.length).toBeGreaterThan(0.002)
    expect(abandoned.length / many.length).toBeLessThan(0.01)
    const [first] = abandoned
    if (!first) throw new Error('none is abandoned')
    expect(at(first, first.endsAt - first.startsAt).phase).toBe('void')
  })
})

const BETS = isLong ? 1_000_000 : 60_000

test(`${BETS} bets of one to three legs return the stated share, within four standard errors`, {
  timeout: 600_000,
}, () => {
  const returnBp = 9_600
  const dice = seededRng('bets')
  let [staked, sum, squares] = [0, 0, 0]
  let round = 0
  /**
   * Bets on an unused fixture at a random time in the eight hours before it starts. Returns the odds at that
   * time and the outcome.
   */
  const legOf = (): { odds: number; outcome: LegOutcome } => {
    const league = pickOf(dice, leagues)
    const fixture = fixtureOf(`${league.id}-${++round}-${whole(dice, 0, 2)}`)
    if (!fixture) throw new Error('no fixture')
    const before = new Date(fixture.startsAt - Math.ceil(dice() * 8 * HOUR))
    const quoted = quoting(fixtureAt(fixture, SECRET, before), returnBp)
    const pick = pickOf(
      dice,
      marketsOf(fixture.model.kind).flatMap(({ picks }) => picks),
    )
    const odds = quoted(pick)
    if (odds === null) return legOf()
    const { score, abandonedAt } = courseOfFixture(fixture, SECRET)
    const outcome = abandonedAt !== null ? 'void' : isRight[pick](score) ? 'won' : 'lost'
    return { odds, outcome }
  }
  for (let bet = 0; bet < BETS; bet++) {
    const legs = Array.from({ length: whole(dice, 1, 3) }, legOf)
    // A bet with only void legs is refunded and does not count.
    if (legs.every(({ outcome }) => outcome === 'void')) continue
    const returned = settledPayout({ stake: 1_000, returnBp, legs }) / 1_000
    staked += 1
    sum += returned
    squares += returned * returned
  }
  const mean = sum / staked
  const error = Math.sqrt((squares / staked - mean * mean) / staked)
  if (isLong)
    console.log(`${staked} bets returned ${(mean * 100).toFixed(2)} % ± ${(error * 100).toFixed(2)} %`)
  expect(Math.abs(mean - returnBp / 10_000)).toBeLessThan(4 * error)
  expect(error).toBeLessThan(isLong ? 0.01 : 0.04)
})
