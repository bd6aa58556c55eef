import type { Chart, ChartState } from './chart.ts'

/** States that statistics count. The root is the machine itself; a history state only refers to other states. */
export function countedStates({ states }: Chart): ChartState[] {
  return states.filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
}
