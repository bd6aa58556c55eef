import * as v from 'valibot'
import { sendFeedback } from '#contract/feedback.ts'
import { type Answer, ask } from './ask.ts'
import type { Intent } from './intent.ts'
import { keptIntents } from './kept-intent.ts'

export type FeedbackAnswer = Answer<typeof sendFeedback>

const feedbackWish = v.omit(sendFeedback.request, ['key'])

/** What somebody wants to tell the operator. */
export type FeedbackWish = v.InferOutput<typeof feedbackWish>

/** What was sent and has no answer yet. */
export const feedbackIntents = keptIntents('feedback', feedbackWish)

/** Tells the operator; with the same key it is told once. Throws `CallFailed`. */
export const tellOperator = (
  { key, request }: Intent<FeedbackWish>,
  signal: AbortSignal,
): Promise<FeedbackAnswer> => ask(sendFeedback, { key, ...request }, { signal })
