import type { Chart } from '@palpite/charts/chart.ts'

/** Translations by English text, or by id. */
export type Dictionary = { readonly [text: string]: string }

export type Translation = {
  label(label: string): string
  sentence(sentence: string): string
  /** Shown for a step that the machine ignores. */
  ignored: string
  /** Shown for a step that enters no new leaf state and takes no transition with a description. */
  stays: string
}

const asItIs = (text: string) => text

export const english: Translation = {
  label: asItIs,
  sentence: asItIs,
  ignored: 'The machine ignores it.',
  stays: 'No change of state.',
}

/**
 * Returns the translations of a chart's descriptions. The keys are the English descriptions.
 * @param byId translations by the ids of states and transitions
 */
export function sentencesIn({ states, transitions }: Chart, byId: Dictionary): Dictionary {
  return Object.fromEntries(
    [...states, ...transitions].flatMap(({ id, description }) => {
      const translation = byId[id]
      return description === undefined || translation === undefined ? [] : [[description, translation]]
    }),
  )
}

/**
 * Returns the Portuguese translation. Texts without a translation stay English.
 * @param steps translations of steps, by their names in the model
 */
export function portuguese(sentences: Dictionary, steps: Dictionary): Translation {
  return {
    label: (label) => steps[label] ?? timeInPortuguese(label),
    sentence: (sentence) => sentences[sentence] ?? sentence,
    ignored: 'Nada acontece.',
    stays: 'Sem mudança de estado.',
  }
}

/** Translates generated labels: the start, a timer, and a wait until just before a timer. */
function timeInPortuguese(label: string): string {
  if (/^start\b/.test(label)) return label.replace('start', 'início')
  const [, verb, duration, unit, rest = ''] = /^(after|wait) ([\d.]+) (ms|s|min)(: .*)?$/.exec(label) ?? []
  if (duration === undefined) return label
  return `${verb === 'after' ? 'depois de' : 'esperar'} ${duration.replace('.', ',')} ${unit}${rest}`
}
