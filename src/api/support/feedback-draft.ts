import * as v from 'valibot'
import { feedbackTopics } from '#protocol/support/feedback.ts'
import { loadText, noteText, type Place } from './text-drafts.ts'

const feedbackDraft = v.object({
  topic: v.nullable(v.picklist(feedbackTopics)),
  content: v.string(),
  contact: v.string(),
})

/** Raw input; `topic` is null while none is chosen. */
export type FeedbackDraft = v.InferOutput<typeof feedbackDraft>

const VISITOR = ''
const placeOf = (memberId: string): Place => ({ memberId, about: 'feedback' })

/** Keeps the draft over a reload and a later visit in this tab; visitors have the id `''`. */
export const saveFeedbackDraft = (memberId: string, draft: FeedbackDraft): void =>
  noteText(placeOf(memberId), JSON.stringify(draft))

export function clearFeedbackDraft(memberId: string): void {
  for (const whose of [memberId, VISITOR]) noteText(placeOf(whose), '')
}

/** The unsent draft of this tab, or null; after a login, the visitor's draft is used. */
export function loadFeedbackDraft(memberId: string): FeedbackDraft | null {
  const noted = loadText(placeOf(memberId)) || loadText(placeOf(VISITOR))
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), feedbackDraft), noted)
  return stored.success ? stored.output : null
}
