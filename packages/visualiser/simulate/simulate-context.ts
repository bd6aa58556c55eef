import { startLabel } from '@palpite/paths/graph/explore.ts'
import type { Choice } from '@palpite/paths/machine/choices.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { Line } from '#visualiser/simulate/history/line.ts'
import type { Halt } from '#visualiser/simulate/history/play-path.ts'
import type { ForcedGuards } from '#visualiser/simulate/manual/forced-guards.ts'
import type { Way } from '#visualiser/simulate/path-search/path-search.ts'
import type { Answers, Simulation } from './simulation.ts'

/** A path by its steps' labels, and at which of its steps (from 0, the start) to stand. */
export type WantedPath = { labels: readonly string[]; step: number }

export type SimulateInput = {
  load: () => Promise<Model>
  /** What to begin with; the model's first input unless told. */
  path: WantedPath | null
}

/** The state or transition that somebody wants a way to, by its id, and where the way may begin. */
export type WantedGoal = { goal: string; from: 'here' | 'start' }

export type SimulateContext = SimulateInput & {
  simulation: Simulation | null
  line: Line | null
  forced: ForcedGuards
  /** Whether guards are answered by whoever simulates. */
  asksGuards: boolean
  /** A choice whose guards are being answered. */
  asked: { choice: Choice; answers: Answers } | null
  wanted: WantedGoal | null
  /** Configurations that the search for a way has met. */
  explored: number
  way: Way | null
  /** Where a path could not go on. */
  halt: Halt | null
  /** Why there is no model, in the words of what failed. */
  failure: string
}

export function createSimulateContext(input: SimulateInput): SimulateContext {
  return {
    ...input,
    simulation: null,
    line: null,
    forced: {},
    asksGuards: false,
    asked: null,
    wanted: null,
    explored: 0,
    way: null,
    halt: null,
    failure: '',
  }
}

/** Which of the model's inputs the history began with. */
export function inputNameOf({ simulation, line }: { simulation: Simulation; line: Line }): string {
  const first = line.moments[0]?.step.label
  return Object.keys(simulation.model.inputs).find((name) => startLabel(name) === first) ?? ''
}

/** What there is once a model is loaded. Throws before. */
export function runningOf({ simulation, line }: SimulateContext): { simulation: Simulation; line: Line } {
  if (!simulation || !line) throw new Error('Nothing is being simulated yet.')
  return { simulation, line }
}
