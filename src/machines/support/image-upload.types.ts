import type { ImagePurpose, UploadAnswer } from '#api/support/uploads.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'

/** An image that somebody chose: the file, and what it is called on their device. */
export type ChosenImage = { name: string; image: Blob }

/** An image that the platform keeps. */
type KeptImage = { id: string; name: string }

/** Why an image was not taken: the platform's word, or what was seen before it was sent. */
export type ImageRefusal = Extract<UploadAnswer, { ok: false }>['refusal']['code'] | 'upload.tooMany'

/** An image that was not taken; two may have one name, so that each has a number. */
export type RefusedImage = { number: number; name: string; code: ImageRefusal }

/** What is heard of an image on its way. */
export type ImageNews =
  /** From 0 to 1. */
  | { type: 'image.progressed'; part: number }
  | { type: 'image.kept'; id: string }
  | { type: 'image.refused'; code: ImageRefusal }
  | { type: 'image.failed'; failure: CallFailure }

/** What the parent is told whenever it changes: ids of the images that can be used, and whether more are on their way. */
export type ImagesChanged = { type: 'images.changed'; ids: readonly string[]; isSending: boolean }

export type ImageUploadContext = {
  purpose: ImagePurpose
  images: readonly KeptImage[]
  /** Images to be sent, the first of them now. */
  queue: readonly ChosenImage[]
  /** How much of the first has left, from 0 to 1. */
  part: number
  /** Those of the last choice that were not taken. */
  refusals: readonly RefusedImage[]
  failure: CallFailure | null
}

export type ImageUploadEvent =
  | ImageNews
  | { type: 'images.choose'; files: readonly ChosenImage[] }
  /** The one on its way, or the one that did not get there. */
  | { type: 'image.cancel' }
  | { type: 'image.retry' }
  | { type: 'image.remove'; id: string }
  /** From the parent: the platform has none of them any more. */
  | { type: 'images.drop' }
