declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
  /** Loads the messages of the areas that `messages` lacks. Only builds of the site have it. */
  export const areas: Readonly<Record<string, () => Promise<{ messages: Messages }>>> | undefined
}
