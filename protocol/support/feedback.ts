import * as v from 'valibot'
import { addedText } from '#domain/text/plain-text.ts'
import { saidText } from '#domain/text/required-text.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { uploadIds, uploadsGone } from './uploads.ts'

/** What feedback is about. */
export const feedbackTopics = ['suggestion', 'problem', 'praise'] as const

export type FeedbackTopic = (typeof feedbackTopics)[number]

/** Characters that say something, and the most that are read. */
export const SHORTEST_FEEDBACK = 10
export const LONGEST_FEEDBACK = 500

/** As long as an e-mail address may be. */
export const LONGEST_CONTACT = 254

export const sendFeedback = call({
  method: 'PUT',
  path: '/wps/feedback',
  access: 'optional',
  summary: 'Tells the operator something; the same again by its key is the one that they have.',
  request: v.object({
    /** Made once by the sender, and sent with every attempt. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    topic: v.picklist(feedbackTopics),
    content: saidText(SHORTEST_FEEDBACK, LONGEST_FEEDBACK),
    /** How to answer who has no account, if they want an answer; members are answered by message. */
    contact: v.optional(addedText(LONGEST_CONTACT), ''),
    /** Of one's own account; whoever has none sends none. */
    images: v.optional(uploadIds, []),
  }),
  reply: v.object({ id: v.string() }),
  refusals: {
    'feedback.imagesGone': uploadsGone,
    'feedback.throttled': throttled,
  },
})
