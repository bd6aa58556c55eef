import type { Language } from './language.ts'

/** BCP 47 tags that an operator gives to catalogues, in place of the usual ones. */
export type LanguageTags = { readonly [Key in Language]?: string }

type Usual = {
  /** BCP 47 tag of `lang` attributes and of HTTP headers. */
  tag: string
  /** Locale of `Intl`. */
  locale: string
  /** The language's name for itself. */
  name: string
}

/** Catalogues are named by the codes of the specification, which are not all language tags. */
const usual: Record<Language, Usual> = {
  pt: { tag: 'pt-BR', locale: 'pt-BR', name: 'Português' },
  en: { tag: 'en', locale: 'en-GB', name: 'English' },
  // Thai, in Gregorian years: decision 52.
  ty: { tag: 'th', locale: 'th-TH-u-ca-gregory', name: 'ไทย' },
}

const isUsual = (language: Language, tags: LanguageTags) =>
  tags[language] === undefined || tags[language] === usual[language].tag

export const tagOf = (language: Language, tags: LanguageTags): string => tags[language] ?? usual[language].tag

/** The locale for `Intl`: always with Gregorian years and the digits 0 to 9, which fields and files use too. */
export const localeOf = (language: Language, tags: LanguageTags): string =>
  isUsual(language, tags) ? usual[language].locale : `${tagOf(language, tags)}-u-ca-gregory-nu-latn`

/** The language's name for itself, with a capital where its script has them. */
export function languageName(language: Language, tags: LanguageTags): string {
  if (isUsual(language, tags)) return usual[language].name
  const locale = localeOf(language, tags)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tagOf(language, tags)) ?? language
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
