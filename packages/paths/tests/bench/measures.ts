import { explore } from '#paths/graph/explore.ts'
import { largeTour } from '#paths/graph/large-tour.ts'
import { type Tour, tour } from '#paths/graph/tour.ts'
import { prepare, type Subject } from '#paths/machine/system-under-test.ts'
import type { Model } from '#paths/model.ts'
import { login } from '#paths/tests/machines/login.ts'
import { generate } from '#paths/walk/generate.ts'
import type { Path } from '#paths/walk/path.ts'
import { walk } from '#paths/walk/walk.ts'
import { coupled, flat, independent } from './charts.ts'
import { interleave } from './interleave.ts'
import { configurationsByGraph, stepsByGraph } from './xstate-graph.ts'

export type Measure = {
  what: string
  measured: number
  /** `bar` is the required value, `goal` the target. */
  bar: number
  goal: number
  better: 'more' | 'less'
}

export function isShort({ measured, bar, better }: Measure): boolean {
  return better === 'more' ? measured < bar : measured > bar
}

/** Measures configurations explored per second, relative to `getShortestPaths`. Both run with warm caches. */
function exploration(what: string, model: Model, rounds: number): Measure {
  const subject = prepare(model)
  let [ours, theirs] = [0, 0]
  const times = interleave(
    {
      ours: () => {
        ours = explore(subject).configurations.length - 1
      },
      theirs: () => {
        theirs = configurationsByGraph(model)
      },
    },
    rounds,
  )
  const measured = ours / times.ours / (theirs / times.theirs)
  return { what: `${what}: configurations a second ÷`, measured, bar: 2, goal: 5, better: 'more' }
}

type Bounds = { bar: number; goal: number }

/**
 * Measures steps, restarts and planning time needed to cover every transition, relative to `xstate/graph`.
 */
export function transitions(what: string, model: Model, bounds: Bounds, rounds: number): Measure[] {
  const subject = prepare(model)
  let [ours, theirs] = [0, 0]
  const times = interleave(
    {
      ours: () => {
        ours = lengthOf(generate(subject, explore(subject), { strategy: 'transitions' }))
      },
      theirs: () => {
        theirs = stepsByGraph(model)
      },
    },
    rounds,
  )
  return [
    {
      what: `${what}: steps and restarts to every transition ÷`,
      measured: ours / theirs,
      ...bounds,
      better: 'less',
    },
    {
      what: `${what}: time to that tour ÷`,
      measured: times.theirs / times.ours,
      bar: 3,
      goal: 8,
      better: 'more',
    },
  ]
}

/** Counts the steps and restarts of a tour. The first start does not count. */
function lengthOf({ paths }: Tour): number {
  return paths.reduce((sum, { steps }) => sum + steps.length, 0) - 1
}

function largeProduct(rounds: number): Measure[] {
  const subject = prepare(independent())
  let found: Tour | undefined
  const { ours } = interleave(
    {
      ours: () => {
        found = largeTour(subject)
      },
    },
    rounds,
  )
  const taken = subject.edges.length - (found?.missed.length ?? 0)
  const steps = found ? lengthOf(found) / taken : Number.NaN
  const what = '300 states in three regions'
  return [
    {
      what: `${what}: transitions left out`,
      measured: subject.edges.length - taken,
      bar: 0,
      goal: 0,
      better: 'less',
    },
    { what: `${what}: ms to all of them`, measured: ours, bar: 1000, goal: 100, better: 'less' },
    { what: `${what}: steps a transition`, measured: steps, bar: 2, goal: 1.6, better: 'less' },
  ]
}

/** Steps per round. With this many, the setup before the first step is negligible. */
const STEPS_OF_A_ROUND = 5000

/** Measures steps per second on a real actor. Each step is compared with the path. */
function walking(what: string, model: Model, rounds: number): Measure {
  const subject = prepare(model)
  const { paths } = tour(subject, explore(subject))
  const stepsOnce = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const times = Math.ceil(STEPS_OF_A_ROUND / stepsOnce)
  const { ours } = interleave(
    {
      ours: () => {
        for (let time = 0; time < times; time++) walkAll(subject, paths)
      },
    },
    rounds,
  )
  return {
    what: `${what}: steps a second on a real actor`,
    measured: ((times * stepsOnce) / ours) * 1000,
    bar: 10_000,
    goal: 50_000,
    better: 'more',
  }
}

function walkAll(subject: Subject, paths: readonly Path[]): void {
  for (const path of paths) {
    const { difference } = walk(subject, path)
    if (difference) throw new Error(difference)
  }
}

/**
 * Takes all measurements. The slowest ones run only an eighth of the rounds, but at least two. The fastest
 * one runs twice as many rounds.
 */
export function measureAll(rounds: number): Measure[] {
  const few = Math.max(2, Math.ceil(rounds / 8))
  return [
    exploration('flat, 1,000 states with 4 transitions', flat(), rounds),
    exploration('parallel, 300 states', coupled(), few),
    exploration('login', login, 2 * rounds),
    ...transitions('flat', flat(), { bar: 1 / 3, goal: 1 / 4 }, few),
    ...transitions('login', login, { bar: 1 / 100, goal: 1 / 1000 }, few),
    ...largeProduct(rounds),
    walking('flat', flat(), rounds),
    walking('login', login, rounds),
  ]
}
