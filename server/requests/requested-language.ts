import type { Context } from 'hono'
import { type Language, languages } from '#domain/text/language.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Language of a response: the first supported one in `accept-language`, otherwise the site's default. Weights
 * are ignored, as browsers list languages in that order.
 */
export function requestedLanguage(context: Context, { operator }: Pick<Platform, 'operator'>): Language {
  const listed = context.req.header('accept-language')?.split(',') ?? []
  for (const entry of listed) {
    const [tag] = entry.trim().toLowerCase().split(/[-_;]/)
    const language = languages.find((known) => known === tag)
    if (language) return language
  }
  return operator.defaultLanguage
}
