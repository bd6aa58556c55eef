import { pairsIn } from '#paths/coverage/pairs.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import type { Counts, PassageCounts } from '#paths/results/results.ts'

/** The states and transitions of a walk, in order and with repetitions. */
export type Passage = { states: readonly string[]; transitions: readonly string[] }

export function passageOf(observations: readonly Observation[]): Passage {
  return {
    states: observations.flatMap(({ entered }) => entered),
    transitions: observations.flatMap(({ edges }) => edges.map(({ id }) => id)),
  }
}

/** The states, transitions and pairs that a walk covers, each of them once. */
export type Covers = { states: readonly string[]; transitions: readonly string[]; pairs: readonly string[] }

export function coversOf(observations: readonly Observation[]): Covers {
  const { states, transitions } = passageOf(observations)
  return {
    states: [...new Set(states)],
    transitions: [...new Set(transitions)],
    pairs: [...pairsIn([{ observations }])],
  }
}

function countsOf(ids: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return Object.fromEntries(counts)
}

export function passageCounts(passages: readonly Passage[]): PassageCounts {
  return {
    states: countsOf(passages.flatMap(({ states }) => states)),
    transitions: countsOf(passages.flatMap(({ transitions }) => transitions)),
  }
}
