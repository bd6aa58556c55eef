/** What leads to customer service, by the kind that the configuration names (CS-01). */
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

/** Characters at the end of a path that are the key to the rest. */
export const PATH_KEY = 8

/** A way to customer service; `href` is null where its address leads nowhere that may be opened. */
export type SupportEntry = { kind: SupportKind; href: string | null }
