import { type PoItem, parsePo } from 'pofile-ts'

/** A text of a flow that needs a translation. `english` is undefined if the id itself is the English text. */
export type Text = { flow: string; id: string; english?: string }

const englishOf = ({ extractedComments }: PoItem): string => extractedComments.join(' ')

/**
 * Returns a gettext catalogue with one entry per text, in order. An entry keeps its translation if its id and
 * English text are unchanged. Otherwise it takes the translation of an entry with the same English text. If
 * there is none, it keeps the translation of its id, marked fuzzy. Missing translations are empty.
 */
export function withTexts(po: string, texts: readonly Text[]): string {
  const flows = Map.groupBy(parsePo(po).items, ({ msgctxt }) => msgctxt)
  const header = po.slice(0, po.search(/\n\n|\n*$/))
  return `${[header, ...texts.map((text) => entryOf(text, flows.get(text.flow) ?? []))].join('\n\n')}\n`
}

function entryOf({ flow, id, english }: Text, known: readonly PoItem[]): string {
  const withId = known.find(({ msgid }) => msgid === id)
  const isChanged = english !== undefined && withId !== undefined && englishOf(withId) !== english
  const withEnglish = english === undefined ? undefined : known.find((item) => englishOf(item) === english)
  const found = (isChanged ? withEnglish : withId) ?? withEnglish ?? withId
  const isFuzzy = found !== undefined && (found.flags.fuzzy === true || (isChanged && found === withId))
  return [
    ...(english === undefined ? [] : [`#. ${english}`]),
    ...(isFuzzy ? ['#, fuzzy'] : []),
    `msgctxt ${JSON.stringify(flow)}`,
    `msgid ${JSON.stringify(id)}`,
    `msgstr ${JSON.stringify(found?.msgstr[0] ?? '')}`,
  ].join('\n')
}
