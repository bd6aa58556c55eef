import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled } from '#protocol/kit/throttled.ts'

/** Largest accepted image, in bytes, and in pixels once it is decoded. */
export const MAX_BYTES = 5 * 1024 * 1024
export const MAX_PIXELS = 24_000_000
/** Pixels of an image's longer side: of what is far longer a decoder says that it is no image. */
export const MAX_SIDE = 100_000

/** How many images go along with something. */
export const MAX_IMAGES = 3

/** Images that go along with something, by the ids of their uploads. */
export const uploadIds = v.pipe(v.array(id), v.maxLength(MAX_IMAGES))

/** Uploads that were used before, are too old, or were made by somebody else. */
export const uploadsGone = v.object({ ids: v.array(id) })

export const uploadImage = call({
  method: 'POST',
  path: '/wps/uploads',
  access: 'account',
  multipart: true,
  summary: 'Keeps an image, encoded anew as PNG or JPEG and without metadata, until it is used.',
  request: v.object({
    /** What it may be used for, and nothing else. */
    purpose: v.picklist(['withdrawalProof', 'promotionRequest', 'feedback']),
    /** PNG or JPEG, whatever its name and type say. */
    image: v.blob(),
  }),
  reply: v.object({
    id,
    /** Unused until then, it is deleted. */
    expiresAt: moment,
  }),
  refusals: {
    'upload.notImage': v.object({}),
    'upload.tooLarge': v.object({ maxBytes: v.number() }),
    /** Of all, or of one side. */
    'upload.tooManyPixels': v.object({ maxPixels: v.number(), maxSide: v.number() }),
    'upload.throttled': throttled,
  },
})

export const readUpload = call({
  method: 'GET',
  path: '/wps/uploads',
  access: 'account',
  summary: 'An image as it is kept, to whoever sent it.',
  request: v.object({ id }),
  /** `data:image/png;base64,…` or `data:image/jpeg;base64,…`. */
  reply: v.object({ image: v.pipe(v.string(), v.startsWith('data:image/')) }),
})
