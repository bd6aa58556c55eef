import type { Language } from './language.ts'

/** An operator's BCP 47 tags for catalogues, which replace the usual tags. */
export type LanguageTags = { readonly [Key in Language]?: string }

type Usual = {
  /** BCP 47 tag for `lang` attributes and HTTP headers. */
  tag: string
  /** Locale for `Intl`. */
  locale: string
  /** The language's own name for itself. */
  name: string
}

/** The keys are the specification's language codes, which may differ from the language tags. */
const usual: Record<Language, Usual> = {
  pt: { tag: 'pt-BR', locale: 'pt-BR', name: 'Português' },
  en: { tag: 'en', locale: 'en-GB', name: 'English' },
  // Thai with Gregorian years (decision 52).
  ty: { tag: 'th', locale: 'th-TH-u-ca-gregory', name: 'ไทย' },
}

const isUsual = (language: Language, tags: LanguageTags) =>
  tags[language] === undefined || tags[language] === usual[language].tag

export const tagOf = (language: Language, tags: LanguageTags): string => tags[language] ?? usual[language].tag

/** The locale for `Intl`. It always has Gregorian years and the digits 0 to 9, as in fields and files. */
export const localeOf = (language: Language, tags: LanguageTags): string =>
  isUsual(language, tags) ? usual[language].locale : `${tagOf(language, tags)}-u-ca-gregory-nu-latn`

/** The language's own name for itself, with a capital if its script has capitals. */
export function languageName(language: Language, tags: LanguageTags): string {
  if (isUsual(language, tags)) return usual[language].name
  const locale = localeOf(language, tags)
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tagOf(language, tags)) ?? language
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
