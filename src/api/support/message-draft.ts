import { loadText, noteText, type Place } from './text-drafts.ts'

/** `clientId` identifies a message over retries; null until it is first sent. */
export type UnsentMessage = { text: string; clientId: string | null }

const idOf = ({ about, ...place }: Place): Place => ({ ...place, about: `${about} sent as` })

/** The text of this tab that is not known to be sent. */
export const loadMessage = (place: Place): UnsentMessage => ({
  text: loadText(place),
  clientId: loadText(idOf(place)) || null,
})

/** Saves the text and its `clientId`: after a reload, a message in flight is sent again as the same one. */
export function saveMessage(place: Place, { text, clientId }: UnsentMessage): void {
  noteText(place, text)
  noteText(idOf(place), clientId ?? '')
}
