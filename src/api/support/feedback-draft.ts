import * as v from 'valibot'
import { type DraftKey, loadTextDraft, saveTextDraft } from '#api/browser/text-drafts.ts'
import { feedbackTopics } from '#protocol/support/feedback.ts'

const feedbackDraft = v.object({
  topic: v.nullable(v.picklist(feedbackTopics)),
  content: v.string(),
  contact: v.string(),
})

/** The input as typed. `topic` is null until one is chosen. */
export type FeedbackDraft = v.InferOutput<typeof feedbackDraft>

const VISITOR = ''
const keyOf = (memberId: string): DraftKey => ({ memberId, about: 'feedback' })

/** Keeps the draft in this tab across reloads and page changes. Visitors have the id `''`. */
export const saveFeedbackDraft = (memberId: string, draft: FeedbackDraft): void =>
  saveTextDraft(keyOf(memberId), JSON.stringify(draft))

export function clearFeedbackDraft(memberId: string): void {
  for (const whose of [memberId, VISITOR]) saveTextDraft(keyOf(whose), '')
}

/**
 * Returns this tab's draft, or null if there is none. After a login, a draft that was typed as a visitor is
 * still found.
 */
export function loadFeedbackDraft(memberId: string): FeedbackDraft | null {
  const text = loadTextDraft(keyOf(memberId)) || loadTextDraft(keyOf(VISITOR))
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), feedbackDraft), text)
  return stored.success ? stored.output : null
}
