import * as v from 'valibot'
import { UNSENT_TEXTS } from '#api/auth/session-storage.ts'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** `memberId` is `''` for visitors; `about` identifies what the text is for. */
export type Place = { memberId: string; about: string }

const tab = browserStorage('sessionStorage')
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const nameOf = ({ memberId, about }: Place) => `${about} ${memberId}`

function allNoted(): Record<string, string> {
  const noted = v.safeParse(stored, tab.read(UNSENT_TEXTS))
  return noted.success ? noted.output : {}
}

/** The unsent text of this tab; empty if none. */
export const loadText = (place: Place): string => allNoted()[nameOf(place)] ?? ''

/**
 * Keeps unsent text over a reload and a later visit; an empty text clears it, and the end of the session
 * clears all.
 */
export function noteText(place: Place, text: string): void {
  const { [nameOf(place)]: _before, ...others } = allNoted()
  const all = text === '' ? others : { ...others, [nameOf(place)]: text }
  if (Object.keys(all).length > 0) tab.write(UNSENT_TEXTS, JSON.stringify(all))
  else tab.remove(UNSENT_TEXTS)
}
