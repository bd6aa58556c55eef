import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/** Limits of an image: bytes, and decoded pixels. */
export const MAX_BYTES = 5 * 1024 * 1024
export const MAX_PIXELS = 24_000_000
/** Maximum of the longer side, pixels; decoders fail far above it. */
export const MAX_SIDE = 100_000

export const MAX_IMAGES = 3

export const uploadIds = v.pipe(v.array(id), v.maxLength(MAX_IMAGES))

/** Uploads that were used, have expired, or belong to another member. */
export const uploadsGone = v.object({ ids: v.array(id) })

export const uploadImage = call({
  method: 'POST',
  path: '/wps/uploads',
  access: 'account',
  multipart: true,
  summary: 'Stores an image until it is used, re-encoded as PNG or JPEG without metadata.',
  request: v.object({
    /** The image can be used for this purpose only. */
    purpose: v.picklist(['withdrawalProof', 'promotionRequest', 'feedback']),
    /** PNG or JPEG, detected from the content. */
    image: v.blob(),
  }),
  reply: v.object({
    id,
    /** When it is deleted, unless used before. */
    expiresAt: moment,
  }),
  refusals: {
    'upload.notImage': v.object({}),
    'upload.tooLarge': v.object({ maxBytes: v.number() }),
    /** Maximum of all pixels, and of one side. */
    'upload.tooManyPixels': v.object({ maxPixels: v.number(), maxSide: v.number() }),
    'upload.throttled': throttled,
  },
})

export const readUpload = call({
  method: 'GET',
  path: '/wps/uploads',
  access: 'account',
  summary: 'Returns a stored image to its uploader.',
  request: v.object({ id }),
  reply: v.object({ image: v.pipe(v.string(), v.startsWith('data:image/')) }),
})
