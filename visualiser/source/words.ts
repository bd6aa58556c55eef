import type { Chart } from '#charts/chart.ts'
import type { Dictionary } from '#paths/telling.ts'

const files = import.meta.glob<Dictionary>('../descriptions/pt/*.json', { import: 'default' })

/** The Portuguese of a flow's sentences; empty where nobody wrote it. */
export async function wordsOf(flow: string): Promise<Dictionary> {
  return (await files[`../descriptions/pt/${flow}.json`]?.()) ?? {}
}

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
