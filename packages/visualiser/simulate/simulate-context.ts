import { startLabel } from '@palpite/paths/graph/explore.ts'
import type { Choice } from '@palpite/paths/machine/choices.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { Line } from '#visualiser/simulate/history/line.ts'
import type { Halt } from '#visualiser/simulate/history/play-path.ts'
import type { ForcedGuards } from '#visualiser/simulate/manual/forced-guards.ts'
import type { PathSearchResult } from '#visualiser/simulate/path-search/path-search.ts'
import type { Answers, Simulation } from './simulation.ts'

/** A path as the labels of its steps, and the number of the step to show (0 is the start). */
export type WantedPath = { labels: readonly string[]; step: number }

export type SimulateInput = {
  load: () => Promise<Model>
  /** The path to begin with. If null, the simulation begins with the model's first input. */
  path: WantedPath | null
}

/** The id of the state or transition to find a path to, and where that path may begin. */
export type WantedGoal = { goal: string; from: 'here' | 'start' }

export type SimulateContext = SimulateInput & {
  simulation: Simulation | null
  line: Line | null
  forced: ForcedGuards
  asksGuards: boolean
  asked: { choice: Choice; answers: Answers } | null
  wanted: WantedGoal | null
  explored: number
  pathResult: PathSearchResult | null
  halt: Halt | null
  /** Why the model could not be loaded; otherwise empty. */
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
    pathResult: null,
    halt: null,
    failure: '',
  }
}

export function inputNameOf({ simulation, line }: { simulation: Simulation; line: Line }): string {
  const first = line.moments[0]?.step.label
  return Object.keys(simulation.model.inputs).find((name) => startLabel(name) === first) ?? ''
}

/** Returns the simulation and its history. Throws if the model is not loaded yet. */
export function runningOf({ simulation, line }: SimulateContext): { simulation: Simulation; line: Line } {
  if (!simulation || !line) throw new Error('The simulation has not started.')
  return { simulation, line }
}
