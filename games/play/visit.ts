import { type Language, languages } from '#domain/text/language.ts'
import { localeOf, tagOf } from '#domain/text/language-tag.ts'
import { languageTagsIn } from '#domain/text/parse-language-tags.ts'
import { tabStorage } from './tab-storage.ts'

export type Visit = {
  token: string
  game: string
  language: Language
  /** BCP 47 tag of the language. */
  tag: string
  /** Locale of the language for `Intl`. */
  locale: string
}

const tokenOf = (game: string) => `palpite.play-token.${game}`

/** Reads the page's URL and removes the token from it. The tab keeps the token for reloads. */
export function readVisit(): Visit {
  const query = new URLSearchParams(location.search)
  const game = query.get('game') ?? ''
  const sent = query.get('token')
  if (sent !== null) {
    tabStorage.write(tokenOf(game), sent)
    query.delete('token')
    history.replaceState(null, '', `${location.pathname}?${query}`)
  }
  const token = tabStorage.read(tokenOf(game)) ?? ''
  const wanted = query.get('lang')
  const language = languages.find((known) => known === wanted) ?? 'en'
  const tags = languageTagsIn(document)
  return { token, game, language, tag: tagOf(language, tags), locale: localeOf(language, tags) }
}
