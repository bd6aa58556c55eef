/** Customer service channels by their configured kind (CS-01). */
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

/** Number of characters at the end of a path that are the key to the rest. */
export const PATH_KEY = 8

/** A customer service channel; `href` is null if its address is not allowed. */
export type SupportEntry = { kind: SupportKind; href: string | null }
