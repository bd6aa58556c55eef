import { MAX_BYTES, MAX_PIXELS, MAX_SIDE } from '#protocol/support/uploads.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { reencode } from './reencode.ts'
import { findUpload, imageAddress, saveUpload } from './uploads.ts'

/**
 * Counts an upload towards the member's limit, and returns a refusal if the limit is exceeded. Call it before
 * the body is read, so that aborted uploads count too.
 */
export async function countUpload({ limits }: Platform, memberId: number) {
  const wait = await limits.uploads.count(String(memberId))
  return wait > 0 ? refuse('upload.throttled', { retryAfter: wait }) : null
}

/** MEM-06. `countUpload` has already counted this upload. */
export const uploadImage: HandlerOf<'uploadImage'> = async ({ platform, request, now, who }) => {
  const { database } = platform
  const memberId = who.member.id
  if (request.image.size > MAX_BYTES) return refuse('upload.tooLarge', { maxBytes: MAX_BYTES })
  const image = await reencode(Buffer.from(await request.image.arrayBuffer()))
  if (image === 'notImage') return refuse('upload.notImage', {})
  if (image === 'tooManyPixels')
    return refuse('upload.tooManyPixels', { maxPixels: MAX_PIXELS, maxSide: MAX_SIDE })
  const { id, expiresAt } = await saveUpload(database, { memberId, purpose: request.purpose, image, now })
  return accept({ id, expiresAt: expiresAt.toISOString() })
}

/** MEM-06 */
export const readUpload: HandlerOf<'readUpload'> = async ({ platform, request, who }) =>
  accept({ image: imageAddress(await findUpload(platform.database, who.member.id, request.id)) })
