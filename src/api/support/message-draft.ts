import { type DraftKey, loadTextDraft, saveTextDraft } from '#api/browser/text-drafts.ts'

/** `clientId` identifies the message across retries. It is null until the first attempt. */
export type UnsentMessage = { text: string; clientId: string | null }

const idOf = ({ about, ...key }: DraftKey): DraftKey => ({ ...key, about: `${about} sent as` })

/** Returns this tab's draft. If it has a `clientId`, the message may already have been sent. */
export const loadMessage = (key: DraftKey): UnsentMessage => ({
  text: loadTextDraft(key),
  clientId: loadTextDraft(idOf(key)) || null,
})

/**
 * Saves the text and its `clientId`. If the page is reloaded during sending, the message is sent again under
 * the same id.
 */
export function saveMessage(key: DraftKey, { text, clientId }: UnsentMessage): void {
  saveTextDraft(key, text)
  saveTextDraft(idOf(key), clientId ?? '')
}
