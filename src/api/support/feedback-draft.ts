import * as v from 'valibot'
import { feedbackTopics } from '#protocol/support/feedback.ts'
import { loadText, noteText, type Place } from './text-drafts.ts'

const feedbackDraft = v.object({
  topic: v.nullable(v.picklist(feedbackTopics)),
  content: v.string(),
  contact: v.string(),
})

/** What was typed so far, as it was typed; `topic` is null while none is chosen. */
export type FeedbackDraft = v.InferOutput<typeof feedbackDraft>

const VISITOR = ''
const placeOf = (memberId: string): Place => ({ memberId, about: 'feedback' })

/** Notes what was typed, so that a form that is left, or loaded anew, goes on with it. Visitors have no id: `''`. */
export const saveFeedbackDraft = (memberId: string, draft: FeedbackDraft): void =>
  noteText(placeOf(memberId), JSON.stringify(draft))

/** It was sent. */
export function clearFeedbackDraft(memberId: string): void {
  for (const whose of [memberId, VISITOR]) noteText(placeOf(whose), '')
}

/** What was typed in this tab and not sent, if there is anything; who has logged in since goes on with what they typed before. */
export function loadFeedbackDraft(memberId: string): FeedbackDraft | null {
  const noted = loadText(placeOf(memberId)) || loadText(placeOf(VISITOR))
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), feedbackDraft), noted)
  return stored.success ? stored.output : null
}
