import type { Chart } from '@palpite/charts/chart.ts'
import { pathOf } from '@palpite/charts/edges.ts'
import { leavesOf } from '@palpite/paths/wording/texts.ts'
import type { Moment } from './simulation.ts'

/** Says sentences of a chart in the reader's language. */
export type Describe = (sentence: string) => string

/** What a chart's states are called in sentences. */
export type Words = {
  /** A state's description; its path where nobody wrote one. */
  ofState(id: string): string
  /** The states that a step led into, each in a sentence; none where it stayed where it was. */
  ofStep(moment: Moment): string[]
}

/** A step into several regions at once is told by its first ones. */
const MOST = 2

export function wordsOf(chart: Chart, describe: Describe): Words {
  const descriptions = new Map(chart.states.map(({ id, description }) => [id, description]))
  const ofState = (id: string) => {
    const description = descriptions.get(id)
    return description ? describe(description) : id
  }
  return {
    ofState,
    ofStep({ observation, configuration }) {
      const entered = new Set(observation.entered)
      return leavesOf(configuration.snapshot)
        .map(pathOf)
        .filter((state) => entered.has(state))
        .slice(0, MOST)
        .map(ofState)
    },
  }
}
