import { edgesOf, nodesOf, pathOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine } from 'xstate'

export type ChartChanges = {
  states: { added: readonly string[]; removed: readonly string[] }
  transitions: { added: readonly string[]; removed: readonly string[] }
}

/** A transition with a changed event, guard or target counts as one removed and one added. */
export function chartChanges(before: AnyStateMachine, after: AnyStateMachine): ChartChanges {
  const states = (machine: AnyStateMachine) => nodesOf(machine).map(pathOf)
  const transitions = (machine: AnyStateMachine) => edgesOf(machine).map(({ id }) => id)
  return {
    states: changes(states(before), states(after)),
    transitions: changes(transitions(before), transitions(after)),
  }
}

function changes(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  }
}
