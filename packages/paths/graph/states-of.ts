import { ROOT } from '@palpite/charts/edges.ts'
import type { Path } from '#paths/walk/path.ts'
import { leavesIn } from '#paths/wording/texts.ts'

const THROUGH = 'through '

/** Returns the dotted names of all states that a path enters or passes through, including ancestors. */
export function statesOf({ steps }: Path): Set<string> {
  const leaves = steps.flatMap(({ state, effects }) => [
    ...leavesIn(state),
    ...effects
      .filter((effect) => effect.startsWith(THROUGH))
      .flatMap((effect) => effect.slice(THROUGH.length).split(', ')),
  ])
  const states = new Set([ROOT])
  for (const leaf of leaves) {
    for (let path = leaf; path !== ''; path = path.slice(0, Math.max(path.lastIndexOf('.'), 0)))
      states.add(path)
  }
  return states
}
