import * as v from 'valibot'
import { browserStorage, type Store } from '#api/browser/browser-storage.ts'

const NAME = 'seen-popups'
const tab = browserStorage('sessionStorage')
const browser = browserStorage('localStorage')

/** Ids of the popups closed in this tab. */
const ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
/** Ids of the snoozed popups, and the local date on which they were snoozed. */
const putOff = v.pipe(v.string(), v.parseJson(), v.object({ day: v.string(), ids: v.array(v.string()) }))

/** `owner` is a member id or `anonymous`. */
const nameFor = (owner: string) => `${NAME}.${owner}`

/** Returns the ids of popups that were closed in this tab or snoozed until tomorrow (POP-02). */
export function hiddenPopups(owner: string): ReadonlySet<string> {
  return new Set([...closed(owner), ...putOffToday(owner)])
}

/** Hides a popup while the tab is open. */
export function savePopupClosed(owner: string, id: string): void {
  keep(tab, owner, [...new Set([...closed(owner), id])])
}

/** Hides a popup in all tabs until the end of the day. */
export function snoozePopup(owner: string, id: string): void {
  keep(browser, owner, { day: today(), ids: [...new Set([...putOffToday(owner), id])] })
}

const keep = (store: Store, owner: string, value: unknown) =>
  store.write(nameFor(owner), JSON.stringify(value))

/**
 * Returns the ids of the popups closed in this tab. Malformed data counts as empty, so the popups are shown
 * again.
 */
function closed(owner: string): string[] {
  const kept = v.safeParse(ids, tab.read(nameFor(owner)))
  return kept.success ? kept.output : []
}

function putOffToday(owner: string): string[] {
  const kept = v.safeParse(putOff, browser.read(nameFor(owner)))
  return kept.success && kept.output.day === today() ? kept.output.ids : []
}

function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-')
}
