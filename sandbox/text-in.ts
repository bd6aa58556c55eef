import type { InferOutput } from 'valibot'
import type { localizedTextSchema } from '#domain/text/localized-text.ts'

/** Returns the text in the locale's language, or in English if there is no translation. */
export function textIn(text: InferOutput<typeof localizedTextSchema>, locale: string): string {
  const found = Object.entries(text).find(([language]) => locale.startsWith(language))
  return found?.[1] ?? text.en
}
