import type { Chart, ChartState } from './chart.ts'

/**
 * The states that statistics count. The root is the machine itself, so it is left out, as are history states.
 */
export function countedStates({ states }: Chart): ChartState[] {
  return states.filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
}
