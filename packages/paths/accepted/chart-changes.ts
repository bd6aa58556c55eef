import { edgesOf, nodesOf, pathOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine } from 'xstate'

/** What differs between two versions of a chart, by the ids that paths and coverage speak. */
export type ChartChanges = {
  states: { added: readonly string[]; removed: readonly string[] }
  transitions: { added: readonly string[]; removed: readonly string[] }
}

/** Compares two versions of a machine. A transition whose event, guard or target changed is one removed and one added. */
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
