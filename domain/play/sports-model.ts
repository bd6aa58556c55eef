import * as v from 'valibot'

/**
 * This file simulates the sportsbook's fixtures. All functions are pure, so that the server can price and
 * play a fixture, and pages can replay it from its seed.
 */

const thousandths = v.pipe(v.number(), v.safeInteger())

export const fixtureModel = v.variant('kind', [
  /** Expected goals of each side, in thousandths. */
  v.object({ kind: v.literal('goals'), home: thousandths, away: thousandths }),
  /** A best-of-`maps` series. `lead` is the log odds that the home side wins a map, in thousandths. */
  v.object({
    kind: v.literal('series'),
    maps: v.pipe(v.number(), v.integer(), v.minValue(1)),
    lead: thousandths,
  }),
])
export type FixtureModel = v.InferOutput<typeof fixtureModel>

export const side = v.picklist(['home', 'away'])
export type Side = v.InferOutput<typeof side>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const score = v.object({ home: count, away: count })
export type Score = v.InferOutput<typeof score>
export type ScoreChance = Score & { chance: number }

/** Returns a random whole number, at least 0 and less than `below`. */
type Numbers = (below: number) => number

/** Number of news items before kick-off. Each favours either side with equal probability. */
export const NEWS = 3
/** How far one news item shifts a model, in thousandths. */
const NEWS_MOVES = { goals: 70, series: 160 }
const MOST_GOALS = 10
export const MINUTES = 90
/** One in this many fixtures is abandoned, and its bets are void. */
const ABANDONED_ONE_IN = 200
/** When a match with goals can be abandoned, in minutes from kick-off. */
const ABANDONED = { from: 10, to: 80 }
const WORD_RANGE = 2 ** 32

/** Returns each score's probability, given the published news and averaged over the news still to come. */
export function chancesOf(model: FixtureModel, news: readonly Side[]): ScoreChance[] {
  const known = news.reduce((sum, favoured) => sum + (favoured === 'home' ? 1 : -1), 0)
  const open = NEWS - news.length
  const ways = Array.from({ length: open + 1 }, (_, home) => ({
    weight: choose(open, home) / 2 ** open,
    scores: scoresAt(model, known + 2 * home - open),
  }))
  const [first] = ways
  return (first?.scores ?? []).map(({ home, away }, index) => ({
    home,
    away,
    chance: ways.reduce((sum, { weight, scores }) => sum + weight * (scores[index]?.chance ?? 0), 0),
  }))
}

/**
 * All possible scores in a fixed order, with their probabilities. `balance` is the number of news items that
 * favour the home side, minus those that favour the away side.
 */
function scoresAt(model: FixtureModel, balance: number): ScoreChance[] {
  if (model.kind === 'series') return seriesAt(model.maps, (model.lead + balance * NEWS_MOVES.series) / 1_000)
  const factor = Math.exp((balance * NEWS_MOVES.goals) / 1_000)
  const [homes, aways] = [goalsAt((model.home / 1_000) * factor), goalsAt(model.away / 1_000 / factor)]
  return homes.flatMap((ofHome, home) =>
    aways.map((ofAway, away) => ({ home, away, chance: ofHome * ofAway })),
  )
}

/** Poisson distribution of the goals, cut off at the maximum number of goals. */
function goalsAt(rate: number): number[] {
  const weights = [1]
  for (let goals = 1; goals <= MOST_GOALS; goals++) weights.push(((weights[goals - 1] ?? 0) * rate) / goals)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/**
 * Scores of a series, with their probabilities. The side that first wins more than half of the maps wins the
 * series.
 */
function seriesAt(maps: number, lead: number): ScoreChance[] {
  const home = 1 / (1 + Math.exp(-lead))
  const needed = mapsNeeded(maps)
  return Array.from({ length: needed }, (_, lost) => {
    const orders = choose(needed - 1 + lost, lost)
    return [
      { home: needed, away: lost, chance: orders * home ** needed * (1 - home) ** lost },
      { home: lost, away: needed, chance: orders * (1 - home) ** needed * home ** lost },
    ]
  }).flat()
}

const mapsNeeded = (maps: number): number => Math.ceil(maps / 2)

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some

/** A goal, or a map that a side has won. `at` is in minutes or maps from the start. */
export type ScoreEvent = { side: Side; at: number }

/** A fixture from its first news item to its end. `length` and `abandonedAt` are in minutes or maps. */
export type Course = {
  news: Side[]
  score: Score
  events: ScoreEvent[]
  length: number
  abandonedAt: number | null
}

export function courseOf(model: FixtureModel, numbers: Numbers): Course {
  const isAbandoned = numbers(WORD_RANGE) < WORD_RANGE / ABANDONED_ONE_IN
  const news = Array.from({ length: NEWS }, (): Side => (numbers(2) === 0 ? 'home' : 'away'))
  const score = scoreAt(chancesOf(model, news), numbers(WORD_RANGE) / WORD_RANGE)
  const abandoned =
    model.kind === 'goals'
      ? ABANDONED.from + numbers(ABANDONED.to - ABANDONED.from)
      : 1 + numbers(Math.max(1, mapsNeeded(model.maps) - 1))
  const events = model.kind === 'goals' ? goalsOf(score, numbers) : mapsOf(score, numbers)
  return {
    news,
    score,
    events,
    length: model.kind === 'goals' ? MINUTES : events.length,
    abandonedAt: isAbandoned ? abandoned : null,
  }
}

function scoreAt(chances: readonly ScoreChance[], place: number): Score {
  let passed = 0
  const found = chances.find(({ chance }) => {
    passed += chance
    return place < passed
  })
  const { home, away } = found ?? chances.at(-1) ?? { home: 0, away: 0 }
  return { home, away }
}

function goalsOf(score: Score, numbers: Numbers): ScoreEvent[] {
  return sidesOf(score)
    .map((side) => ({ side, at: 1 + numbers(MINUTES) }))
    .sort((one, other) => one.at - other.at)
}

/**
 * The winners of the maps in order. The series' winner wins the last map; the winners of the earlier maps are
 * in random order.
 */
function mapsOf(score: Score, numbers: Numbers): ScoreEvent[] {
  const winner: Side = score.home > score.away ? 'home' : 'away'
  const others = sidesOf({ ...score, [winner]: score[winner] - 1 })
  const order: Side[] = []
  while (others.length > 0) order.push(...others.splice(numbers(others.length), 1))
  return [...order, winner].map((side, index) => ({ side, at: index + 1 }))
}

const sidesOf = ({ home, away }: Score): Side[] => [
  ...Array<Side>(home).fill('home'),
  ...Array<Side>(away).fill('away'),
]

export function scoreAfter({ events }: Course, at: number): Score {
  const of = (side: Side) => events.filter((event) => event.side === side && event.at <= at).length
  return { home: of('home'), away: of('away') }
}
