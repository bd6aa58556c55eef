import type { Chart, ChartState } from './chart.ts'

/** States that statistics count: neither the root, which is the machine itself, nor history states. */
export function countedStates({ states }: Chart): ChartState[] {
  return states.filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
}
