import type { Observation } from '#paths/machine/recorder.ts'

/** Ids of the transitions, and paths of the states, that have been covered at least once. */
export type Tally = {
  edges: Set<string>
  guardsTrue: Set<string>
  guardsFalse: Set<string>
  states: Set<string>
}

export function createTally(): Tally {
  return { edges: new Set(), guardsTrue: new Set(), guardsFalse: new Set(), states: new Set() }
}

export function count(tally: Tally, observation: Observation): void {
  for (const edge of observation.edges) tally.edges.add(edge.id)
  for (const state of observation.entered) tally.states.add(state)
  for (const { edge, outcome } of observation.guards) {
    const answers = outcome ? tally.guardsTrue : tally.guardsFalse
    answers.add(edge.id)
  }
}

export function tallyOf(observations: Iterable<Observation>): Tally {
  const tally = createTally()
  for (const observation of observations) count(tally, observation)
  return tally
}
