import { type DraftKey, loadTextDraft, saveTextDraft } from '#api/browser/text-drafts.ts'

/** `clientId` identifies a message over retries; null until it is first sent. */
export type UnsentMessage = { text: string; clientId: string | null }

const idOf = ({ about, ...key }: DraftKey): DraftKey => ({ ...key, about: `${about} sent as` })

/** The text of this tab that is not known to be sent. */
export const loadMessage = (key: DraftKey): UnsentMessage => ({
  text: loadTextDraft(key),
  clientId: loadTextDraft(idOf(key)) || null,
})

/** Saves the text and its `clientId`: after a reload, a message in flight is sent again as the same one. */
export function saveMessage(key: DraftKey, { text, clientId }: UnsentMessage): void {
  saveTextDraft(key, text)
  saveTextDraft(idOf(key), clientId ?? '')
}
