import type { Chart } from '@palpite/charts/chart.ts'

/** Translations by the English text, or by the id of a text. */
export type Dictionary = { readonly [text: string]: string }

/** How paths are told in a language. */
export type Telling = {
  /** A step, by what a path calls it. */
  label(label: string): string
  /** A sentence of the chart. */
  sentence(sentence: string): string
  /** Of a step that the machine lets pass. */
  ignored: string
  /** Of a step after which no state is new. */
  stays: string
}

const asItIs = (text: string) => text

/** The language that charts and models are written in. */
export const english: Telling = {
  label: asItIs,
  sentence: asItIs,
  ignored: 'Nothing comes of it.',
  stays: 'It stays where it is.',
}

/** The translated sentences of a chart, by the English. `byId`: by the ids of states and transitions. */
export function sentencesIn({ states, transitions }: Chart, byId: Dictionary): Dictionary {
  return Object.fromEntries(
    [...states, ...transitions].flatMap(({ id, description }) => {
      const translation = byId[id]
      return description === undefined || translation === undefined ? [] : [[description, translation]]
    }),
  )
}

/**
 * Portuguese, as far as somebody wrote it. What it has no words for stays as it is.
 *
 * @param steps by what a model calls them
 */
export function portuguese(sentences: Dictionary, steps: Dictionary): Telling {
  return {
    label: (label) => steps[label] ?? timeInPortuguese(label),
    sentence: (sentence) => sentences[sentence] ?? sentence,
    ignored: 'Nada acontece.',
    stays: 'Fica onde está.',
  }
}

/** What the tool itself calls a step: the start, a timer, and the moment before one. */
function timeInPortuguese(label: string): string {
  if (/^start\b/.test(label)) return label.replace('start', 'início')
  const [, verb, duration, unit, rest = ''] = /^(after|wait) ([\d.]+) (ms|s|min)(: .*)?$/.exec(label) ?? []
  if (duration === undefined) return label
  return `${verb === 'after' ? 'depois de' : 'esperar'} ${duration.replace('.', ',')} ${unit}${rest}`
}
