import type { SnapshotFrom } from 'xstate'
import { pathOf } from '#charts/edges.ts'
import { presentOf } from './line.ts'
import type { simulateMachine } from './simulate.machine.ts'

/** What a simulation has to show on the chart. States by their dotted paths, transitions by the ids of their edges. */
export type SimulationMarks = {
  /** The active states but the root. */
  active: ReadonlySet<string>
  /** Transitions that the last step took, in their order. */
  taken: readonly string[]
  /** How often the simulation, up to the present, entered each state. */
  reached: ReadonlyMap<string, number>
  /** How often it took each transition. */
  edges: ReadonlyMap<string, number>
}

/** Follows from the simulation's present; empty until there is one. */
export function marksOf({ context }: SnapshotFrom<typeof simulateMachine>): SimulationMarks {
  const { line } = context
  if (!line) return { active: new Set(), taken: [], reached: new Map(), edges: new Map() }
  const { configuration, step } = presentOf(line)
  const walked = line.moments.slice(0, line.at + 1).map(({ observation }) => observation)
  return {
    active: new Set(configuration.snapshot._nodes.filter((node) => node.parent).map(pathOf)),
    taken: step.edges,
    reached: timesOf(walked.flatMap(({ entered }) => entered)),
    edges: timesOf(walked.flatMap(({ edges }) => edges.map(({ id }) => id))),
  }
}

function timesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
