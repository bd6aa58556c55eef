import type { Intent } from '#api/intent.ts'
import type { UploadAnswer } from '#api/uploads.ts'
import type { ConfirmAnswer, NotReceivedRequest, ReceivedRequest } from '#api/withdrawals.ts'
import type { WithdrawalDetails } from '#contract/withdrawal-order.ts'
import type { CallFailure } from '../call-failure.ts'
import type { IntentEnd } from '../intent.machine.ts'
import type { OrderNews } from '../order-watch.machine.ts'

export type ConfirmationEnd = IntentEnd<ConfirmAnswer>

/** Why an image was not taken: the platform's word, or what was seen before it was sent. */
export type ImageRefusal = Extract<UploadAnswer, { ok: false }>['refusal']['code']

/** What is heard of an image on its way. */
export type ImageNews =
  /** From 0 to 1. */
  | { type: 'image.progressed'; part: number }
  | { type: 'image.kept'; id: string }
  | { type: 'image.refused'; code: ImageRefusal }
  | { type: 'image.failed'; failure: CallFailure }

export type ConfirmationContext = {
  order: WithdrawalDetails
  /** Ids of the images that were sent so far. */
  images: readonly string[]
  /** The image on its way. */
  image: Blob | null
  /** How much of it has left, from 0 to 1. */
  part: number
  imageRefusal: ImageRefusal | null
  comment: string
  received: Intent<ReceivedRequest> | null
  denied: Intent<NotReceivedRequest> | null
  failure: CallFailure | null
}

export type ConfirmationEvent =
  | OrderNews<WithdrawalDetails>
  | ImageNews
  | { type: 'order.received' }
  | { type: 'order.deny' }
  | { type: 'image.choose'; image: Blob }
  | { type: 'image.cancel' }
  | { type: 'image.remove'; id: string }
  | { type: 'comment.change'; comment: string }
  | { type: 'proof.send' }
  | { type: 'proof.leave' }
