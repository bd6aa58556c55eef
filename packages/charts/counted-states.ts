import type { Chart, ChartState } from './chart.ts'

/** Statistics exclude the root, which is the machine, and history states, which lead to remembered ones. */
export function countedStates({ states }: Chart): ChartState[] {
  return states.filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
}
