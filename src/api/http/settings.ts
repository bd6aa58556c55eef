import type { Language } from '#domain/text/language.ts'
import { type LanguageTags, tagOf } from '#domain/text/language-tag.ts'
import type { FirebaseProject } from '#protocol/site/operator-config.ts'

export type Settings = {
  /** The platform's origin. Empty if it is the page's own origin. */
  platform: string
  merchant: string
  language: Language
  /** BCP 47 tags that the operator has set. They replace the default tags. */
  languageTags: LanguageTags
  /** The Firebase project that sends SMS codes. Null if the platform sends them. */
  firebase: FirebaseProject | null
}

let current: Settings = { platform: '', merchant: '', language: 'pt', languageTags: {}, firebase: null }

export const settings = (): Settings => current

export function configureCalls(changes: Partial<Settings>): void {
  current = { ...current, ...changes }
}

/** Returns the BCP 47 tag of the page's language. */
export const languageTag = (): string => tagOf(current.language, current.languageTags)
