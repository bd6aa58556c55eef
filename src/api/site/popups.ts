import { fetchValue } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import { listPopups, type Popup } from '#protocol/site/popups.ts'

/** Whom popups are for: A whoever is logged in, B visitors, F a first login (POP-01). */
export type Execution = Popup['execution']

/** The popups for an audience, in the site's language and in the order in which they are shown. Throws `CallFailed`. */
export async function readPopups(execution: readonly Execution[], signal: AbortSignal): Promise<Popup[]> {
  const { language } = settings()
  return (await fetchValue(listPopups, { execution: [...execution], language }, { signal })).popups
}
