import type { InferOutput } from 'valibot'
import type { localizedTextSchema } from '#domain/text/localized-text.ts'

/** A text in the language of a locale, or in English if it has none. */
export function textIn(text: InferOutput<typeof localizedTextSchema>, locale: string): string {
  const found = Object.entries(text).find(([language]) => locale.startsWith(language))
  return found?.[1] ?? text.en
}
