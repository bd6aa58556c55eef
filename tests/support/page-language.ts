import * as v from 'valibot'
import { type Language, language } from '#domain/text/language.ts'

const replay = v.object({ language: v.optional(language, 'pt') })

/** The language of the pages in tests: Portuguese, unless a path is replayed in another language. */
export const pageLanguage: Language = v.parse(replay, JSON.parse(process.env.PATHS_REPLAY ?? '{}')).language
