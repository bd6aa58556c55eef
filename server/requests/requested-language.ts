import type { Context } from 'hono'
import { languageOfTag } from '#domain/text/first-language.ts'
import { type Language, languages } from '#domain/text/language.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Returns the language for a response: the first supported one in `accept-language`, else the site's default.
 * Weights are ignored, because browsers list languages in order of preference. The site's own language codes
 * also count as tags.
 */
export function requestedLanguage(context: Context, { operator }: Pick<Platform, 'operator'>): Language {
  const listed = context.req.header('accept-language')?.split(',') ?? []
  for (const entry of listed) {
    const code = entry.trim().toLowerCase()
    const language =
      languageOfTag(entry, languages, operator.languageTags ?? {}) ??
      languages.find((known) => known === code)
    if (language) return language
  }
  return operator.defaultLanguage
}
