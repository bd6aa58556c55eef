type CatalogueShare = { messages: number; missing: readonly string[] }

/**
 * Counts the messages of a gettext catalogue, and lists those without a translation. Ignores obsolete
 * messages.
 */
export function catalogueShare(po: string): CatalogueShare {
  const messages = po.match(/^msgid ".+"$/gm)?.length ?? 0
  const untranslated = po.matchAll(/^msgid "(.+)"\nmsgstr ""(?:\n(?!")|$(?!\n))/gm)
  return { messages, missing: [...untranslated].map(([, id = '']) => id) }
}
