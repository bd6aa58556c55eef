import { parsePo } from 'pofile-ts'
import type { Dictionary } from './translation.ts'

/** The translations of a gettext catalogue: by flow (`msgctxt`), then by id (`msgid`). Empty ones are left out. */
export function readCatalogue(po: string): ReadonlyMap<string, Dictionary> {
  const flows = Map.groupBy(parsePo(po).items, ({ msgctxt }) => msgctxt ?? '')
  return new Map(
    [...flows].map(([flow, items]) => [
      flow,
      Object.fromEntries(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : []))),
    ]),
  )
}
