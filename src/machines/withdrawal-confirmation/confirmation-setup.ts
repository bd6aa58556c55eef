import { assign, fromCallback, sendParent, setup } from 'xstate'
import { newIntent } from '#api/intent.ts'
import { isTooLarge, sendProof } from '#api/uploads.ts'
import { sayNotReceived, sayReceived } from '#api/withdrawals.ts'
import { MAX_IMAGES } from '#contract/uploads.ts'
import type { WithdrawalDetails, WithdrawalState } from '#contract/withdrawal-order.ts'
import { type CallFailure, callFailureOf } from '../call-failure.ts'
import { intentMachine } from '../intent.machine.ts'
import type {
  ConfirmationContext,
  ConfirmationEnd,
  ConfirmationEvent,
  ImageNews,
  ImageRefusal,
} from './types.ts'

/** Sends an image and tells how far it is; stopped, it is taken back. */
const sendImage = fromCallback<ImageNews, { image: Blob }>(({ input, sendBack }) => {
  const stopping = new AbortController()
  const { signal } = stopping
  sendProof(input.image, { signal, onSent: (part) => sendBack({ type: 'image.progressed', part }) }).then(
    (answer) =>
      sendBack(
        answer.ok
          ? { type: 'image.kept', id: answer.value.id }
          : { type: 'image.refused', code: answer.refusal.code },
      ),
    (error: unknown) => sendBack({ type: 'image.failed', failure: callFailureOf(error) }),
  )
  return () => stopping.abort()
})

/** What the member's word on a payment is made of; `withdrawal-confirmation.machine.ts` puts it together. */
export const confirmationSetup = setup({
  types: {
    input: {} as { order: WithdrawalDetails },
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    output: {} as WithdrawalDetails,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      sendImage: 'sendImage'
      sayReceived: 'sayReceived'
      sayNotReceived: 'sayNotReceived'
    },
  },
  actors: {
    sendImage,
    sayReceived: intentMachine(sayReceived),
    sayNotReceived: intentMachine(sayNotReceived),
  },
  guards: {
    isIn: (_, { order, state }: { order: WithdrawalDetails; state: WithdrawalState }) =>
      order.state === state,
    isDisputed: ({ context }) => context.order.state === 'disputed',
    isTooLarge: (_, image: Blob) => isTooLarge(image),
    hasRoom: ({ context }) => context.images.length < MAX_IMAGES,
    hasNoImage: ({ context }) => context.images.length === 0,
    isUndone: (_, end: ConfirmationEnd) => 'failure' in end,
    isProofGone: (_, end: ConfirmationEnd) =>
      'answer' in end && !end.answer.ok && end.answer.refusal.code === 'withdrawal.proofGone',
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
        newIntent({ id: order.id, proof: [...images], comment }),
      failure: null,
    }),
    beginImage: assign({ image: (_, image: Blob) => image, part: 0, imageRefusal: null, failure: null }),
    keepPart: assign({ part: (_, part: number) => part }),
    keepImage: assign({ images: ({ context }, id: string) => [...context.images, id] }),
    forgetImage: assign({ image: null }),
    removeImage: assign({
      images: ({ context }, id: string) => context.images.filter((image) => image !== id),
    }),
    dropImages: assign({ images: [] }),
    keepImageRefusal: assign({ imageRefusal: (_, code: ImageRefusal) => code }),
    keepComment: assign({ comment: (_, comment: string) => comment }),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepUndone: assign({ failure: (_, end: ConfirmationEnd) => ('failure' in end ? end.failure : null) }),
    /** What was said changes how the order stands, which whoever follows it looks at. */
    askToLook: sendParent({ type: 'order.changed' }),
  },
})
