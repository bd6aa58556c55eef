import * as v from 'valibot'
import { call } from './call.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { throttled } from './throttled.ts'

/** Largest accepted image, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024

/** Images that go along with something, by the ids of their uploads. */
export const uploadIds = v.pipe(v.array(id), v.maxLength(3))

/** Uploads that were used before, are too old, or were made by somebody else. */
export const uploadsGone = v.object({ ids: v.array(id) })

/** Visitors may send feedback with pictures, so that this takes no session. */
export const uploadImage = call({
  method: 'POST',
  path: '/wps/uploads',
  summary:
    'Keeps an image, encoded anew and without metadata, until it is used. Sent as multipart/form-data.',
  request: v.object({
    /** What it may be used for, and nothing else. */
    purpose: v.picklist(['feedback', 'promotion', 'withdrawalProof']),
    image: v.pipe(v.blob(), v.maxSize(MAX_BYTES)),
  }),
  reply: v.object({
    id,
    /** Shows it to whoever sent it. */
    url: v.string(),
    /** Unused until then, it is deleted. */
    expiresAt: moment,
  }),
  refusals: {
    'upload.notImage': v.object({}),
    'upload.tooLarge': v.object({ maxBytes: v.number() }),
    'upload.tooManyPixels': v.object({ maxPixels: v.number() }),
    'upload.throttled': throttled,
  },
})
