import { pathOf } from '@palpite/charts/edges.ts'
import { leavesOf } from '@palpite/paths/wording/texts.ts'
import type { Moment } from '#visualiser/simulate/simulation.ts'
import type { Followed } from '#visualiser/use-followed.ts'
import { type Line, presentOf } from './line.ts'

export function marksOf(line: Line): Followed {
  const present = presentOf(line)
  const walked = line.moments.slice(0, line.at + 1).map(({ observation }) => observation)
  return {
    active: new Set(present.configuration.snapshot._nodes.filter((node) => node.parent).map(pathOf)),
    taken: new Set(present.step.edges),
    reached: timesOf(walked.flatMap(({ entered }) => entered)),
    edges: timesOf(walked.flatMap(({ edges }) => edges.map(({ id }) => id))),
    pointed: ledTo(present),
  }
}

/**
 * Returns the first leaf state that the step entered and did not exit, or else the first active leaf state.
 */
function ledTo({ observation, configuration }: Moment): string | undefined {
  const leaves = leavesOf(configuration.snapshot).map(pathOf)
  return leaves.find((leaf) => observation.entered.includes(leaf)) ?? leaves[0]
}

function timesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
