import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import { UNSENT_TEXTS } from './session-storage.ts'

/** `memberId` is `''` for visitors. `about` names the text field. */
export type DraftKey = { memberId: string; about: string }

const tab = browserStorage('sessionStorage')
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const nameOf = ({ memberId, about }: DraftKey) => `${about} ${memberId}`

function loadAll(): Record<string, string> {
  const saved = v.safeParse(stored, tab.read(UNSENT_TEXTS))
  return saved.success ? saved.output : {}
}

/** Returns this tab's draft of a text, or an empty text if there is none. */
export const loadTextDraft = (key: DraftKey): string => loadAll()[nameOf(key)] ?? ''

/**
 * Keeps a draft in this tab across reloads and page changes. An empty text clears the draft. The end of the
 * session clears all drafts.
 */
export function saveTextDraft(key: DraftKey, text: string): void {
  const { [nameOf(key)]: _before, ...others } = loadAll()
  const all = text === '' ? others : { ...others, [nameOf(key)]: text }
  if (Object.keys(all).length > 0) tab.write(UNSENT_TEXTS, JSON.stringify(all))
  else tab.remove(UNSENT_TEXTS)
}
