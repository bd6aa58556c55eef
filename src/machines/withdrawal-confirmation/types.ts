import type { Intent } from '#api/intent.ts'
import type { ConfirmAnswer, NotReceivedRequest, ReceivedRequest } from '#api/withdrawals.ts'
import type { WithdrawalDetails } from '#contract/withdrawal-order.ts'
import type { CallFailure } from '../call-failure.ts'
import type { ImagesChanged } from '../image-upload/types.ts'
import type { IntentEnd } from '../intent.machine.ts'
import type { OrderNews } from '../order-watch.machine.ts'

export type ConfirmationEnd = IntentEnd<ConfirmAnswer>

export type ConfirmationContext = {
  order: WithdrawalDetails
  /** Images that were sent so far, as the machine that sends them tells. */
  images: Omit<ImagesChanged, 'type'>
  comment: string
  received: Intent<ReceivedRequest> | null
  denied: Intent<NotReceivedRequest> | null
  failure: CallFailure | null
}

export type ConfirmationEvent =
  | OrderNews<WithdrawalDetails>
  | ImagesChanged
  | { type: 'order.received' }
  | { type: 'order.deny' }
  | { type: 'comment.change'; comment: string }
  | { type: 'proof.send' }
  | { type: 'proof.leave' }
