import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** A request version; a newer version counts as unseen. */
type SeenRequest = { requestId: string; version: number }

const tab = browserStorage('sessionStorage')
const noted = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const nameFor = (memberId: string) => `put-off-requests.${memberId}`
const nameOf = ({ requestId, version }: SeenRequest) => `${requestId}:${version}`

/** Unreadable data counts as none: the request is shown again. */
function namesFor(memberId: string): string[] {
  const kept = v.safeParse(noted, tab.read(nameFor(memberId)))
  return kept.success ? kept.output : []
}

export const isSnoozed = (memberId: string, seen: SeenRequest): boolean =>
  namesFor(memberId).includes(nameOf(seen))

/** Stops a request version from opening automatically while the tab is open. */
export const snoozeRequest = (memberId: string, seen: SeenRequest): void =>
  tab.write(nameFor(memberId), JSON.stringify([...new Set([...namesFor(memberId), nameOf(seen)])]))
