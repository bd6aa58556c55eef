import { parsePo } from 'pofile-ts'
import type { Dictionary } from './translation.ts'

/** The translations in a gettext catalogue, by flow (`msgctxt`) and id (`msgid`). Empty ones are omitted. */
export function readCatalogue(po: string): ReadonlyMap<string, Dictionary> {
  const flows = Map.groupBy(parsePo(po).items, ({ msgctxt }) => msgctxt ?? '')
  return new Map(
    [...flows].map(([flow, items]) => [
      flow,
      Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : []))),
    ]),
  )
}
