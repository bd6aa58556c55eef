import { assign, sendParent, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { sayNotReceived, sayReceived } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { ImagesChanged } from '#machines/support/image-upload/types.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import type { ConfirmationContext, ConfirmationEvent, ConfirmationOutcome } from './types.ts'

/** What the member's word on a payment is made of; `withdrawal-confirmation.machine.ts` puts it together. */
export const confirmationSetup = setup({
  types: {
    input: {} as { order: WithdrawalDetails },
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    output: {} as WithdrawalDetails,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      imageUpload: 'imageUpload'
      sayReceived: 'sayReceived'
      sayNotReceived: 'sayNotReceived'
    },
  },
  actors: {
    imageUpload: imageUploadMachine,
    sayReceived: idempotentRequestMachine(sayReceived),
    sayNotReceived: idempotentRequestMachine(sayNotReceived),
  },
  guards: {
    isIn: (_, { order, state }: { order: WithdrawalDetails; state: WithdrawalState }) =>
      order.state === state,
    isDisputed: ({ context }) => context.order.state === 'disputed',
    isImageOnItsWay: ({ context }) => context.images.isSending,
    hasNoImage: ({ context }) => context.images.ids.length === 0,
    isUndone: (_, end: ConfirmationOutcome) => 'failure' in end,
    isProofGone: (_, end: ConfirmationOutcome) => refusalIn(end)?.code === 'withdrawal.proofGone',
  },
  actions: {
    keepOrder: assign({ order: (_, order: WithdrawalDetails) => order }),
    makeReceived: assign({
      received: ({ context }, outcome: 'received' | 'forcedReceived') =>
        newIntent({ outcome, id: context.order.id }),
      failure: null,
    }),
    makeDenied: assign({
      denied: ({ context: { order, images, comment } }) =>
        newIntent({ id: order.id, proof: [...images.ids], comment }),
      failure: null,
    }),
    keepImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    keepComment: assign({ comment: (_, comment: string) => comment }),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepUndone: assign({ failure: (_, end: ConfirmationOutcome) => ('failure' in end ? end.failure : null) }),
    /** What was said changes how the order stands, which whoever follows it looks at. */
    askToLook: sendParent({ type: 'order.changed' }),
  },
})
