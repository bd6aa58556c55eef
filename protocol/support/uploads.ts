import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/** Maximum size of an image file. */
export const MAX_BYTES = 5 * 1024 * 1024
/** Maximum number of pixels of the decoded image. */
export const MAX_PIXELS = 24_000_000
/** Maximum length of the longer side, in pixels. Decoders fail on images far above this limit. */
export const MAX_SIDE = 100_000

export const MAX_IMAGES = 3

export const uploadIds = v.pipe(v.array(id), v.maxLength(MAX_IMAGES))

/** Uploads that were already used, have expired, or belong to another member. */
export const uploadsGone = v.object({ ids: v.array(id) })

export const uploadImage = call({
  method: 'POST',
  path: '/wps/uploads',
  access: 'account',
  multipart: true,
  summary: 'Stores an image until it is used, re-encoded as PNG or JPEG without metadata.',
  request: v.object({
    /** The image can be used only for this purpose. */
    purpose: v.picklist(['withdrawalProof', 'promotionRequest', 'feedback']),
    /** A PNG or JPEG. The type is detected from the content. */
    image: v.blob(),
  }),
  reply: v.object({
    id,
    /** When the image is deleted if it is not used. */
    expiresAt: moment,
  }),
  refusals: {
    'upload.notImage': v.object({}),
    'upload.tooLarge': v.object({ maxBytes: v.number() }),
    /** Maximum number of pixels, and maximum length of a side. */
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
