import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** A contract request as its reader has seen it: another version is something new. */
type SeenRequest = { requestId: string; version: number }

const tab = browserStorage('sessionStorage')
const noted = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const nameFor = (memberId: string) => `put-off-requests.${memberId}`
const nameOf = ({ requestId, version }: SeenRequest) => `${requestId}:${version}`

/** What cannot be read counts as nothing: the request is shown once more. */
function namesFor(memberId: string): string[] {
  const kept = v.safeParse(noted, tab.read(nameFor(memberId)))
  return kept.success ? kept.output : []
}

/** Whether a member has decided, in this tab, to answer a request another time. */
export const isSnoozed = (memberId: string, seen: SeenRequest): boolean =>
  namesFor(memberId).includes(nameOf(seen))

/** Keeps a request from coming up by itself again, for as long as the tab is open and it stays as it is. */
export const snoozeRequest = (memberId: string, seen: SeenRequest): void =>
  tab.write(nameFor(memberId), JSON.stringify([...new Set([...namesFor(memberId), nameOf(seen)])]))
