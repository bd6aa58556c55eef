import type { Chart } from '@palpite/charts/chart.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { Model } from '@palpite/paths/model.ts'
import { english, portuguese, sentencesIn, type Translation } from '@palpite/paths/wording/translation.ts'
import type { AnyStateMachine } from 'xstate'
import type { Language } from '../catalogues.ts'
import { FlowFailed } from './flow-failed.ts'
import type { FlowSource, LoadedMachine } from './flow-source.ts'
import { portugueseOf, translateChart } from './translate-chart.ts'

export type Flow = {
  name: string
  group: string
  machine: AnyStateMachine
  model: Model | undefined
  /** Descriptions are in the page's language if a translation exists. */
  chart: Chart
  translation: Translation
}

/**
 * Loads a machine and reads its chart.
 * @throws FlowFailed
 */
export async function loadFlow(source: FlowSource, language: Language): Promise<Flow> {
  const { machine, model } = await loadMachine(source)
  const { name, group } = source
  const chart = chartOf(machine)
  if (language !== 'pt') return { name, group, machine, model, translation: english, chart }
  const { byId, steps } = await portugueseOf(name)
  const words = sentencesIn(chart, byId)
  return {
    name,
    group,
    machine,
    model,
    translation: portuguese(words, steps),
    chart: translateChart(chart, words),
  }
}

async function loadMachine(source: FlowSource): Promise<LoadedMachine> {
  try {
    return await source.load()
  } catch (error) {
    throw new FlowFailed('module', error)
  }
}

function chartOf(machine: AnyStateMachine): Chart {
  try {
    return readChart(machine)
  } catch (error) {
    throw new FlowFailed('machine', error)
  }
}
