import type { AnyStateMachine } from 'xstate'
import type { Chart } from './chart.ts'
import { edgesOf, nodesOf } from './edges.ts'
import { readState } from './reading/read-state.ts'
import { readTransition } from './reading/read-transition.ts'

/**
 * Reads the chart of any XState v5 machine, with or without `setup`, from its definition. Runs none of its
 * code.
 */
export function readChart(machine: AnyStateMachine): Chart {
  const [root] = nodesOf(machine)
  return {
    id: machine.id,
    version: machine.version,
    description: root?.description,
    states: nodesOf(machine).map((node) => readState(machine, node)),
    transitions: edgesOf(machine).map((edge) => readTransition(machine, edge)),
  }
}
