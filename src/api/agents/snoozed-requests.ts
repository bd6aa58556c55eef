import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { RequestVersion } from './contracts.ts'

const tab = browserStorage('sessionStorage')

const requestVersions = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ requestId: v.string(), version: v.number() })),
)

const nameFor = (memberId: string) => `snoozed-requests.${memberId}`

/** Malformed data counts as empty, so snoozed requests are shown again. */
export function loadSnoozedRequests(memberId: string): RequestVersion[] {
  const stored = v.safeParse(requestVersions, tab.read(nameFor(memberId)))
  return stored.success ? stored.output : []
}

/** Keeps the snoozed requests until the tab is closed. */
export const saveSnoozedRequests = (memberId: string, requests: readonly RequestVersion[]): void =>
  tab.write(nameFor(memberId), JSON.stringify(requests))
