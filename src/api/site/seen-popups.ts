import * as v from 'valibot'
import { browserStorage, type Store } from '#api/browser/browser-storage.ts'

const NAME = 'seen-popups'
const tab = browserStorage('sessionStorage')
const browser = browserStorage('localStorage')

/** Ids of popups that have been closed, and the day of the visitor's calendar they were put off on. */
const ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const putOff = v.pipe(v.string(), v.parseJson(), v.object({ day: v.string(), ids: v.array(v.string()) }))

/** Nobody's popups are seen by anybody else: a member's id, or `anonymous`. */
const nameFor = (owner: string) => `${NAME}.${owner}`

/** Popups that are not to be shown to somebody: closed in this session, or put off until tomorrow (POP-02). */
export function seenPopups(owner: string): ReadonlySet<string> {
  return new Set([...closed(owner), ...putOffToday(owner)])
}

/** Notes that somebody has closed a popup, for as long as the tab is open. */
export function markSeen(owner: string, id: string): void {
  keep(tab, owner, [...new Set([...closed(owner), id])])
}

/** Notes that somebody does not want a popup again today, whatever tab it is. */
export function snoozePopup(owner: string, id: string): void {
  keep(browser, owner, { day: today(), ids: [...new Set([...putOffToday(owner), id])] })
}

const keep = (store: Store, owner: string, value: unknown) =>
  store.write(nameFor(owner), JSON.stringify(value))

/** What cannot be read counts as nothing: the popup is shown once more. */
function closed(owner: string): string[] {
  const kept = v.safeParse(ids, tab.read(nameFor(owner)))
  return kept.success ? kept.output : []
}

function putOffToday(owner: string): string[] {
  const kept = v.safeParse(putOff, browser.read(nameFor(owner)))
  return kept.success && kept.output.day === today() ? kept.output.ids : []
}

/** The day where the visitor is. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-')
}
