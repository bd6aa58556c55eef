type CatalogueShare = { messages: number; missing: readonly string[] }

/** Counts the messages of a Gettext catalogue, and names those without a translation. Obsolete ones do not count. */
export function catalogueShare(po: string): CatalogueShare {
  const messages = po.match(/^msgid ".+"$/gm)?.length ?? 0
  const untranslated = po.matchAll(/^msgid "(.+)"\nmsgstr ""(?:\n(?!")|$(?!\n))/gm)
  return { messages, missing: [...untranslated].map(([, id = '']) => id) }
}
