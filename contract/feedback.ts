import * as v from 'valibot'
import { call } from './call.ts'
import { throttled } from './throttled.ts'
import { uploadIds, uploadsGone } from './uploads.ts'

export const sendFeedback = call({
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Tells the operator something.',
  request: v.object({
    topic: v.picklist(['suggestion', 'problem', 'praise']),
    content: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(500)),
    /** How to answer a visitor; members are answered by message. */
    contact: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
    images: v.optional(uploadIds, []),
  }),
  reply: v.object({ id: v.string() }),
  refusals: {
    'feedback.imagesGone': uploadsGone,
    'feedback.throttled': throttled,
  },
})
