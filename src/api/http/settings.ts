import type { Language } from '#domain/text/language.ts'
import type { FirebaseProject } from '#protocol/site/operator-config.ts'

/** How calls reach the platform; set once at start, the language again when it changes. */
export type Settings = {
  /** Origin of the platform, empty for the page's own. */
  platform: string
  merchant: string
  language: Language
  /** Who texts codes in place of the platform; null where the platform does. */
  firebase: FirebaseProject | null
}

let current: Settings = { platform: '', merchant: '', language: 'pt', firebase: null }

export const settings = (): Settings => current

export function configureCalls(changes: Partial<Settings>): void {
  current = { ...current, ...changes }
}
