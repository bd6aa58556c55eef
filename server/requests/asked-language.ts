import type { Context } from 'hono'
import { type Language, languages } from '#domain/text/language.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * The language in which a call is answered: the first one in `accept-language` that the platform speaks, else the site's own. Browsers
 * list languages in the order of their weights, so the weights are not read.
 */
export function askedLanguage(context: Context, { operator }: Pick<Platform, 'operator'>): Language {
  const listed = context.req.header('accept-language')?.split(',') ?? []
  for (const entry of listed) {
    const [tag] = entry.trim().toLowerCase().split(/[-_;]/)
    const language = languages.find((known) => known === tag)
    if (language) return language
  }
  return operator.defaultLanguage
}
