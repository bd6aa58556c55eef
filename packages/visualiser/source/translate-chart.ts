import { flows } from 'virtual:portuguese'
import type { Chart } from '@palpite/charts/chart.ts'
import type { Dictionary } from '@palpite/paths/wording/translation.ts'

/** Translations of a flow: chart sentences by state and transition id, and step names. */
export type Portuguese = { byId: Dictionary; steps: Dictionary }

export const portugueseOf = async (flow: string): Promise<Portuguese> =>
  (await flows[flow]?.())?.default ?? { byId: {}, steps: {} }

/** A chart with translated descriptions. Missing ones stay. */
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
