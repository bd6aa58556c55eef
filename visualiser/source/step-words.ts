import { type Dictionary, english, portuguese, type Telling } from '#paths/telling.ts'
import type { Language } from '../catalogues.ts'

const files = import.meta.glob<Dictionary>('../steps/pt/*.json', { import: 'default' })

/** How a flow's steps are told; in the machine's own names where nobody wrote others. */
export async function tellingOf(flow: string, language: Language, sentences: Dictionary): Promise<Telling> {
  if (language === 'en') return english
  return portuguese(sentences, (await files[`../steps/pt/${flow}.json`]?.()) ?? {})
}
