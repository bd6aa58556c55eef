import type { Chart } from '@palpite/charts/chart.ts'
import { pathOf } from '@palpite/charts/edges.ts'
import { leavesOf } from '@palpite/paths/wording/texts.ts'
import type { Moment } from './simulation.ts'

export type Describe = (sentence: string) => string

export type StateTexts = {
  /** Returns a state's description, or its path if it has none. */
  ofState(id: string): string
  /** Returns sentences about the states that a step entered. Empty if it entered none. */
  ofStep(moment: Moment): string[]
}

/** Maximum number of states to mention, since a step can enter many regions. */
const MOST = 2

export function stateTextsOf(chart: Chart, describe: Describe): StateTexts {
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
