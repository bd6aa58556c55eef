import * as v from 'valibot'
import { addedText } from '#domain/text/plain-text.ts'
import { requiredText } from '#domain/text/required-text.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { uploadIds, uploadsGone } from './uploads.ts'

export const feedbackTopics = ['suggestion', 'problem', 'praise'] as const

export type FeedbackTopic = (typeof feedbackTopics)[number]

/** Minimum number of visible characters. */
export const SHORTEST_FEEDBACK = 10
export const LONGEST_FEEDBACK = 500

/** Maximum length of an email address. */
export const LONGEST_CONTACT = 254

export const sendFeedback = call({
  method: 'PUT',
  path: '/wps/feedback',
  access: 'optional',
  summary: 'Sends feedback to the operator. A retry with the same key is stored once.',
  request: v.object({
    /** Idempotency key. Every retry uses the same key. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    topic: v.picklist(feedbackTopics),
    content: requiredText(SHORTEST_FEEDBACK, LONGEST_FEEDBACK),
    /** Where to answer a visitor who wants an answer. Members are answered by message. */
    contact: v.optional(addedText(LONGEST_CONTACT), ''),
    /** Visitors cannot attach images, because uploads need an account. */
    images: v.optional(uploadIds, []),
  }),
  reply: v.object({ id: v.string() }),
  refusals: {
    'feedback.imagesGone': uploadsGone,
    'feedback.throttled': throttled,
  },
})
