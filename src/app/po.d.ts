declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
  /** Loaders for the areas whose messages are not in `messages`. Only builds of the site have them. */
  export const areas: Readonly<Record<string, () => Promise<{ messages: Messages }>>> | undefined
}
