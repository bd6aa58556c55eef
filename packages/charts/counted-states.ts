import type { Chart, ChartState } from './chart.ts'

/** Returns the states that statistics count: all except history states and the root, which is the machine. */
export function countedStates({ states }: Chart): ChartState[] {
  return states.filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
}
