import type { ImagePurpose, UploadAnswer } from '#api/support/uploads.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'

export type ChosenImage = { name: string; image: Blob }

type SavedImage = { id: string; name: string }

export type ImageRefusal = Extract<UploadAnswer, { ok: false }>['refusal']['code'] | 'upload.tooMany'

/** File names may repeat, so each refused image has a number. */
export type RefusedImage = { number: number; name: string; code: ImageRefusal }

export type ImageNews =
  /** `part` is the progress of the upload, from 0 to 1. */
  | { type: 'image.progressed'; part: number }
  | { type: 'image.kept'; id: string }
  | { type: 'image.refused'; code: ImageRefusal }
  | { type: 'image.failed'; failure: CallFailure }

/** Ids of the uploaded images, and whether uploads are in progress. */
export type ImagesChanged = { type: 'images.changed'; ids: readonly string[]; isSending: boolean }

export type ImageUploadContext = {
  purpose: ImagePurpose
  images: readonly SavedImage[]
  /** Images still to send. The first one is being sent or has failed. */
  queue: readonly ChosenImage[]
  /** Progress of the image being sent, from 0 to 1. */
  part: number
  refusals: readonly RefusedImage[]
  failure: CallFailure | null
}

export type ImageUploadEvent =
  | ImageNews
  | { type: 'images.choose'; files: readonly ChosenImage[] }
  /** Cancels the image being sent, or the one that failed. */
  | { type: 'image.cancel' }
  | { type: 'image.retry' }
  | { type: 'image.remove'; id: string }
  /** Drops all images, because the platform no longer has some of them. */
  | { type: 'images.drop' }
