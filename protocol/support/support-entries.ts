/** The kinds of customer service channels that operators can configure (CS-01). */
export const supportKinds = [
  'LIVECHAT',
  'WHATSAPP',
  'TELEGRAM',
  'MESSENGER',
  'EMAIL',
  'PHONE',
  'LINK',
] as const

export type SupportKind = (typeof supportKinds)[number]

/** Length of the key at the end of an encrypted path. */
export const PATH_KEY = 8

/** A customer service channel. `href` is null if its URL is not allowed. */
export type SupportEntry = { kind: SupportKind; href: string | null }
