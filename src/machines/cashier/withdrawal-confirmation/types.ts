import type { Intent } from '#api/browser/request-intent.ts'
import type { ConfirmAnswer, NotReceivedRequest, ReceivedRequest } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { OrderNews } from '#machines/kit/order-polling.machine.ts'
import type { ImagesChanged } from '#machines/support/image-upload/types.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'

export type ConfirmationOutcome = RequestOutcome<ConfirmAnswer>

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
