import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { RequestInput } from '#protocol/kit/call.ts'
import { type FeedbackOutcome, type FeedbackRead, feedbackRead } from '#protocol/sandbox/support.ts'
import type { sendFeedback } from '#protocol/support/feedback.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

export const feedbackOf = (
  given: Partial<RequestInput<typeof sendFeedback>> = {},
): RequestInput<typeof sendFeedback> => ({
  key: randomUUID(),
  topic: 'problem',
  content: 'O botão não faz nada.',
  ...given,
})

export async function readDesk({ request }: OpenedPlatform): Promise<FeedbackRead> {
  const reply = await request('/sandbox/api/feedback')
  return v.parse(feedbackRead, (await reply.json()).value).feedback
}

/** Answers or closes feedback as the operator does. Returns the HTTP status. */
export async function end({ request }: OpenedPlatform, id: string, said: FeedbackOutcome): Promise<number> {
  const body = JSON.stringify(said)
  return (await request(`/sandbox/api/feedback/${id}`, { method: 'PUT', body })).status
}
