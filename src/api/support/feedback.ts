import * as v from 'valibot'
import type { Intent } from '#api/browser/request-intent.ts'
import { storedRequests } from '#api/browser/stored-request.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { sendFeedback } from '#protocol/support/feedback.ts'

export type FeedbackAnswer = Answer<typeof sendFeedback>

const feedbackRequest = v.omit(sendFeedback.request, ['key'])

export type FeedbackRequest = v.InferOutput<typeof feedbackRequest>

export const pendingFeedback = storedRequests('feedback', feedbackRequest)

/** Idempotent: retrying with the same key does not submit twice. */
export const submitFeedback = (
  { key, request }: Intent<FeedbackRequest>,
  signal: AbortSignal,
): Promise<FeedbackAnswer> => callApi(sendFeedback, { key, ...request }, { signal })
