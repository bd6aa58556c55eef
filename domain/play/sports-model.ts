import * as v from 'valibot'

/**
 * How a fixture of the sportsbook is simulated. The platform prices and plays by it, and a page can play a fixture again
 * from its seed: everything here is pure.
 */

const thousandths = v.pipe(v.number(), v.safeInteger())

export const fixtureModel = v.variant('kind', [
  /** Goals that each side is expected to score, thousandths. */
  v.object({ kind: v.literal('goals'), home: thousandths, away: thousandths }),
  /** Best of so many maps; `lead` is the logarithm of the odds with which the first side wins one, thousandths. */
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
/** Goals, or maps won. */
export const score = v.object({ home: count, away: count })
export type Score = v.InferOutput<typeof score>
export type ScoreChance = Score & { chance: number }

/** The next of a row of whole numbers, from 0 to below `below`. */
type Numbers = (below: number) => number

/** News that come out before every kick-off; each favours one side or the other, as likely this as that. */
export const NEWS = 3
/** By how much one piece of news moves a model, thousandths. */
const NEWS_MOVES = { goals: 70, series: 160 }
/** No side scores more. */
const MOST_GOALS = 10
/** Minutes of a match of goals. */
export const MINUTES = 90
/** One fixture in so many is abandoned, and bets on it are void. */
const ABANDONED_ONE_IN = 200
/** Minutes between which a match of goals is abandoned. */
const ABANDONED = { from: 10, to: 80 }
const WORD_RANGE = 2 ** 32

/** How likely each score is, with the news known so far: the average over all that may still come. */
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

/** All scores there can be, always in the same order; `balance` is how many more news favour the first side. */
function scoresAt(model: FixtureModel, balance: number): ScoreChance[] {
  if (model.kind === 'series') return seriesAt(model.maps, (model.lead + balance * NEWS_MOVES.series) / 1_000)
  const factor = Math.exp((balance * NEWS_MOVES.goals) / 1_000)
  const [homes, aways] = [goalsAt((model.home / 1_000) * factor), goalsAt(model.away / 1_000 / factor)]
  return homes.flatMap((ofHome, home) =>
    aways.map((ofAway, away) => ({ home, away, chance: ofHome * ofAway })),
  )
}

/** Poisson's law, cut off above the most goals. */
function goalsAt(rate: number): number[] {
  const weights = [1]
  for (let goals = 1; goals <= MOST_GOALS; goals++) weights.push(((weights[goals - 1] ?? 0) * rate) / goals)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** Who is first to win more than half of the maps wins. */
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

/** Maps that win a series. */
const mapsNeeded = (maps: number): number => Math.ceil(maps / 2)

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some

/** Something that counts for a side, so many minutes or maps after the beginning. */
export type ScoreEvent = { side: Side; at: number }

/** A fixture from its first news to its end; `length` and `abandonedAt` in minutes or maps. */
export type Course = {
  news: Side[]
  score: Score
  events: ScoreEvent[]
  length: number
  abandonedAt: number | null
}

/** Plays a fixture with the numbers of its seed. */
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

/** The winner wins the last map; the order of the others is thrown. */
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

/** The score after so many minutes or maps. */
export function scoreAfter({ events }: Course, at: number): Score {
  const of = (side: Side) => events.filter((event) => event.side === side && event.at <= at).length
  return { home: of('home'), away: of('away') }
}
