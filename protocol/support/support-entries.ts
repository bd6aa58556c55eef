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

/** Number of characters at the end of a path that are the key to decrypt the rest. */
export const PATH_KEY = 8

/** A customer service channel. `href` is null if its URL is not allowed. */
export type SupportEntry = { kind: SupportKind; href: string | null }
