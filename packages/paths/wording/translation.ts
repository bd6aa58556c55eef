import type { Chart } from '@palpite/charts/chart.ts'

/** Translations by English text or by id. */
export type Dictionary = { readonly [text: string]: string }

export type Translation = {
  label(label: string): string
  sentence(sentence: string): string
  /** For a step that the machine ignores. */
  ignored: string
  /** For a step that activates no new state. */
  stays: string
}

const asItIs = (text: string) => text

export const english: Translation = {
  label: asItIs,
  sentence: asItIs,
  ignored: 'The machine ignores it.',
  stays: 'It stays where it is.',
}

/** Translations of a chart's sentences by the English text. `byId`: by the ids of states and transitions. */
export function sentencesIn({ states, transitions }: Chart, byId: Dictionary): Dictionary {
  return Object.fromEntries(
    [...states, ...transitions].flatMap(({ id, description }) => {
      const translation = byId[id]
      return description === undefined || translation === undefined ? [] : [[description, translation]]
    }),
  )
}

/**
 * Portuguese as far as translated. The rest stays English.
 * @param steps by their name in the model
 */
export function portuguese(sentences: Dictionary, steps: Dictionary): Translation {
  return {
    label: (label) => steps[label] ?? timeInPortuguese(label),
    sentence: (sentence) => sentences[sentence] ?? sentence,
    ignored: 'Nada acontece.',
    stays: 'Fica onde está.',
  }
}

/** Translates the tool's own labels: the start, a timer, and the moment before one. */
function timeInPortuguese(label: string): string {
  if (/^start\b/.test(label)) return label.replace('start', 'início')
  const [, verb, duration, unit, rest = ''] = /^(after|wait) ([\d.]+) (ms|s|min)(: .*)?$/.exec(label) ?? []
  if (duration === undefined) return label
  return `${verb === 'after' ? 'depois de' : 'esperar'} ${duration.replace('.', ',')} ${unit}${rest}`
}
