import { flows } from 'virtual:portuguese'
import type { Chart } from '@palpite/charts/chart.ts'
import type { Dictionary } from '@palpite/paths/wording/translation.ts'

/** Of a flow: the sentences of its chart by the ids of states and transitions, and the names of its steps. */
export type Portuguese = { byId: Dictionary; steps: Dictionary }

/** The Portuguese of a flow; empty where there is none. */
export const portugueseOf = async (flow: string): Promise<Portuguese> =>
  (await flows[flow]?.())?.default ?? { byId: {}, steps: {} }

/** A chart with its descriptions in another language; those that are missing stay as they are. */
export function inWords(chart: Chart, words: Dictionary): Chart {
  const say = (sentence: string | undefined) =>
    sentence === undefined ? undefined : (words[sentence] ?? sentence)
  return {
    ...chart,
    description: say(chart.description),
    states: chart.states.map((state) => ({ ...state, description: say(state.description) })),
    transitions: chart.transitions.map((one) => ({ ...one, description: say(one.description) })),
  }
}
