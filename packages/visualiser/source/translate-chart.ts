import { flows } from 'virtual:portuguese'
import type { Chart } from '@palpite/charts/chart.ts'
import type { Dictionary } from '@palpite/paths/wording/translation.ts'

/**
 * The translations of a flow: sentences of its chart, by the ids of states and transitions, and names of
 * steps.
 */
export type Portuguese = { byId: Dictionary; steps: Dictionary }

export const portugueseOf = async (flow: string): Promise<Portuguese> =>
  (await flows[flow]?.())?.default ?? { byId: {}, steps: {} }

/** Returns the chart with translated descriptions. A description without a translation stays in English. */
export function translateChart(chart: Chart, dictionary: Dictionary): Chart {
  const say = (sentence: string | undefined) =>
    sentence === undefined ? undefined : (dictionary[sentence] ?? sentence)
  return {
    ...chart,
    description: say(chart.description),
    states: chart.states.map((state) => ({ ...state, description: say(state.description) })),
    transitions: chart.transitions.map((one) => ({ ...one, description: say(one.description) })),
  }
}
