import {
  type Course,
  chancesOf,
  courseOf,
  NEWS,
  type Score,
  type Side,
  scoreAfter,
} from '#domain/play/sports-model.ts'
import { marketsOf, oddsOf, type Pick } from '#domain/play/sports-picks.ts'
import type { Phase } from '#protocol/play/sports.ts'
import { fairNumbers, seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { seedOfFixture } from './fixture-seeds.ts'
import type { Fixture } from './schedule.ts'

const MINUTE = 60_000
/** When team news is published, in milliseconds before kick-off. */
const newsBefore: readonly number[] = [360 * MINUTE, 60 * MINUTE, 15 * MINUTE].slice(0, NEWS)

/** The public state of a fixture. */
export type FixtureAt = {
  fixture: Fixture
  phase: Phase
  played: number
  score: Score | null
  news: Side[]
  seedHash: string
  /** Null until the fixture has ended. */
  seed: string | null
}

/** Returns the complete course of a fixture. The course contains future events, so keep it secret. */
export function courseOfFixture({ id, model }: Fixture, secret: string): Course {
  return courseOf(model, fairNumbers(seedOfFixture(secret, id), id))
}

export function fixtureAt(fixture: Fixture, secret: string, now: Date): FixtureAt {
  const course = courseOfFixture(fixture, secret)
  const seed = seedOfFixture(secret, fixture.id)
  const since = now.getTime() - fixture.startsAt
  const isDone = since >= 0 && isOver(course, Math.floor(since / fixture.league.step))
  const played = playedBy(course, Math.max(0, Math.floor(since / fixture.league.step)))
  return {
    fixture,
    phase: since < 0 ? 'open' : isDone ? (course.abandonedAt === null ? 'ended' : 'void') : 'live',
    played,
    score: since < 0 ? null : scoreAfter(course, played),
    news: course.news.slice(0, newsBefore.filter((before) => since >= -before).length),
    seedHash: seedHashOf(seed),
    seed: isDone ? seed : null,
  }
}

const lengthOf = ({ length, abandonedAt }: Course): number => abandonedAt ?? length
const isOver = (course: Course, steps: number): boolean => steps >= lengthOf(course)
const playedBy = (course: Course, steps: number): number => Math.min(steps, lengthOf(course))

/**
 * Returns a function that gives the current odds of a pick, in hundredths. The function returns null if the
 * pick accepts no bets.
 * @param returnBp the game's return to the player, in basis points
 */
export function quoting(
  { fixture, phase, news }: FixtureAt,
  returnBp: number,
): (pick: Pick) => number | null {
  if (phase !== 'open') return () => null
  const chances = chancesOf(fixture.model, news)
  const offered = marketsOf(fixture.model.kind).flatMap(({ picks }) => picks)
  return (pick) => (offered.includes(pick) ? oddsOf(pick, chances, returnBp) : null)
}
