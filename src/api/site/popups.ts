import { fetchValue } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import { listPopups, type Popup } from '#protocol/site/popups.ts'

/** A: members, B: visitors, F: first login (POP-01). */
export type Execution = Popup['execution']

/** Returns the popups for these audiences, in display order and in the site's language. */
export async function readPopups(execution: readonly Execution[], signal: AbortSignal): Promise<Popup[]> {
  const { language } = settings()
  return (await fetchValue(listPopups, { execution: [...execution], language }, { signal })).popups
}
