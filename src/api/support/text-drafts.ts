import * as v from 'valibot'
import { UNSENT_TEXTS } from '#api/auth/session-storage.ts'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** Who types a text, visitors by no id (`''`), and the id of what it is for. */
export type Place = { memberId: string; about: string }

const tab = browserStorage('sessionStorage')
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const nameOf = ({ memberId, about }: Place) => `${about} ${memberId}`

function allNoted(): Record<string, string> {
  const noted = v.safeParse(stored, tab.read(UNSENT_TEXTS))
  return noted.success ? noted.output : {}
}

/** What was typed in this tab and not sent, as it was typed; empty where there is nothing. */
export const loadText = (place: Place): string => allNoted()[nameOf(place)] ?? ''

/**
 * Notes what was typed, so that a page that is left, or loaded anew, goes on with it. An empty text is forgotten; all of them are
 * once the session ends.
 */
export function noteText(place: Place, text: string): void {
  const { [nameOf(place)]: _before, ...others } = allNoted()
  const all = text === '' ? others : { ...others, [nameOf(place)]: text }
  if (Object.keys(all).length > 0) tab.write(UNSENT_TEXTS, JSON.stringify(all))
  else tab.remove(UNSENT_TEXTS)
}
