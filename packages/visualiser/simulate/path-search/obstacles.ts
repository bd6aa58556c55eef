import { type Edge, pathOf } from '@palpite/charts/edges.ts'
import { coverageOf } from '@palpite/paths/coverage/coverage.ts'
import type { Tally } from '@palpite/paths/graph/coverage-counter.ts'
import type { Subject } from '@palpite/paths/machine/system-under-test.ts'

export type Obstacle = { edge: string; reason: string }

export function obstaclesBefore(goal: string, subject: Subject, tally: Tally): Obstacle[] {
  const leading = subject.edges.some(({ id }) => id === goal)
    ? new Set([goal])
    : edgesInto(goal, subject.edges)
  return coverageOf(subject, tally)
    .transitions.gaps.filter(({ what }) => leading.has(what))
    .map(({ what, reason }) => ({ edge: what, reason }))
}

/**
 * Returns the ids of the transitions to a state or its descendants. If there are none, does the same for its
 * parent.
 */
function edgesInto(state: string, edges: readonly Edge[]): Set<string> {
  const leading = edges.filter(({ definition }) =>
    definition.target?.some((target) => isWithin(pathOf(target), state)),
  )
  const parent = state.slice(0, Math.max(state.lastIndexOf('.'), 0))
  if (leading.length === 0 && parent !== '') return edgesInto(parent, edges)
  return new Set(leading.map(({ id }) => id))
}

function isWithin(path: string, state: string): boolean {
  return path === state || path.startsWith(`${state}.`)
}
