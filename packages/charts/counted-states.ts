import type { Chart, ChartState } from './chart.ts'

/**
 * The states that are meant when a chart's states are counted: its root is the machine itself, and a history state only leads on
 * to where the machine was.
 */
export function countedStates({ states }: Chart): ChartState[] {
  return states.filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
}
