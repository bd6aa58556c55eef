import { loadText, noteText, type Place } from './text-drafts.ts'

/** A message that is being written; `clientId` is what it was sent as, null as long as it was not. */
export type UnsentMessage = { text: string; clientId: string | null }

const idOf = ({ about, ...place }: Place): Place => ({ ...place, about: `${about} sent as` })

/** What was typed in this tab and is not known to be said. */
export const loadMessage = (place: Place): UnsentMessage => ({
  text: loadText(place),
  clientId: loadText(idOf(place)) || null,
})

/**
 * Notes a message with what it was sent as, so that a page that is loaded anew while it is on its way sends the same one: it may have
 * been said already.
 */
export function saveMessage(place: Place, { text, clientId }: UnsentMessage): void {
  noteText(place, text)
  noteText(idOf(place), clientId ?? '')
}
