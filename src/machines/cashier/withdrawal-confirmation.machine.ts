import { assign, type DoneActorEvent, sendParent, sendTo, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { ConfirmAnswer, NotReceivedRequest, ReceivedRequest } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import type { OrderNews } from '#machines/kit/order-polling.machine.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImagesChanged } from '#machines/support/image-upload.types.ts'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'

type ConfirmationOutcome = RequestOutcome<ConfirmAnswer>

type ConfirmationContext = {
  order: WithdrawalDetails
  /** Images uploaded so far, as reported by the upload actor. */
  images: Omit<ImagesChanged, 'type'>
  comment: string
  receipt: Intent<ReceivedRequest> | null
  missingReport: Intent<NotReceivedRequest> | null
  failure: CallFailure | null
}

type ConfirmationEvent =
  | OrderNews<WithdrawalDetails>
  | ImagesChanged
  | { type: 'order.confirmReceipt' }
  | { type: 'order.reportMissing' }
  | { type: 'comment.change'; comment: string }
  | { type: 'proof.send' }
  | { type: 'proof.leave' }

type Loaded = { event: { order: WithdrawalDetails } }
type Of = { context: ConfirmationContext }

const setOrder = { type: 'setOrder', params: ({ event }: Loaded) => event.order } as const
const isIn = <State extends WithdrawalState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Loaded) => ({ order: event.order, state }) }) as const

const stay = <State extends WithdrawalState>(state: State) => ({
  'order.loaded': { guard: isIn(state), actions: setOrder },
})

const outcome = ({ event }: { event: DoneActorEvent<ConfirmationOutcome> }) => event.output
const setRequestFailure = { type: 'setRequestFailure', params: outcome } as const
const intentOf = <Request>(intent: Request | null): Request => {
  if (!intent) throw new Error('There is no request to send.')
  return intent
}

/**
 * Returns a state that sends the member's confirmation of receipt. The reloaded order shows whether the
 * platform accepted it in time.
 */
const confirming = (receipt: ReceivedRequest['outcome']) =>
  ({
    tags: 'busy',
    entry: { type: 'createReceipt', params: receipt },
    invoke: {
      id: 'confirmReceipt',
      src: 'confirmReceipt',
      input: ({ context }: Of) => intentOf(context.receipt),
      onDone: [
        { guard: { type: 'hasFailed', params: outcome }, target: 'failed', actions: setRequestFailure },
        { target: 'answered', actions: 'requestReload' },
      ],
    },
  }) as const

const noImages = { ids: [], isSending: false }

const idle = { description: 'No error is shown.' } as const
const failed = {
  tags: 'failed',
  description:
    'The server did not receive the player’s answer. The withdrawal is unchanged, and the player can try again.',
} as const
const answered = {
  tags: 'busy',
  description: 'The server has answered the player. The page loads the new status of the withdrawal.',
} as const

/**
 * Finds out whether a paid withdrawal has arrived (MEM-06). It counts as received once the member confirms or
 * the time to object ends. A member can report it missing, with images as proof. After a review, it counts as
 * received or is refunded.
 */
export const withdrawalConfirmationMachine = setup({
  types: {
    input: {} as { order: WithdrawalDetails },
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    output: {} as WithdrawalDetails,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      imageUpload: 'imageUpload'
      confirmReceipt: 'confirmReceipt'
      reportMissing: 'reportMissing'
    },
  },
  actors: {
    imageUpload: imageUploadMachine,
    confirmReceipt: idempotentRequestMachine<ReceivedRequest, ConfirmAnswer>(),
    reportMissing: idempotentRequestMachine<NotReceivedRequest, ConfirmAnswer>(),
  },
  guards: {
    isIn: (_, { order, state }: { order: WithdrawalDetails; state: WithdrawalState }) =>
      order.state === state,
    isDisputed: ({ context }) => context.order.state === 'disputed',
    isImageUploading: ({ context }) => context.images.isSending,
    hasNoImage: ({ context }) => context.images.ids.length === 0,
    hasFailed: (_, outcome: ConfirmationOutcome) => 'failure' in outcome,
    isProofGone: (_, outcome: ConfirmationOutcome) => refusalIn(outcome)?.code === 'withdrawal.proofGone',
  },
  actions: {
    setOrder: assign({ order: (_, order: WithdrawalDetails) => order }),
    createReceipt: assign({
      receipt: ({ context }, outcome: 'received' | 'forcedReceived') =>
        newIntent({ outcome, id: context.order.id }),
      failure: null,
    }),
    createMissingReport: assign({
      missingReport: ({ context: { order, images, comment } }) =>
        newIntent({ id: order.id, proof: [...images.ids], comment }),
      failure: null,
    }),
    setImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    setComment: assign({ comment: (_, comment: string) => comment }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRequestFailure: assign({
      failure: (_, outcome: ConfirmationOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    requestReload: sendParent({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'withdrawalConfirmation',
  description: 'Lets players confirm that a withdrawal has arrived, or report that it has not.',
  context: ({ input }) => ({
    ...input,
    images: noImages,
    comment: '',
    receipt: null,
    missingReport: null,
    failure: null,
  }),
  output: ({ context }) => context.order,
  initial: 'routing',
  on: {
    'order.loaded': [
      { guard: isIn('paid'), target: '.paid', actions: setOrder },
      { guard: isIn('disputed'), target: '.disputed', actions: setOrder },
      { guard: isIn('received'), target: '.received', actions: setOrder },
      { target: '.failed', actions: setOrder },
    ],
  },
  states: {
    routing: {
      description: 'The page checks whether the player has already reported a missing payment.',
      always: [{ guard: 'isDisputed', target: 'disputed' }, { target: 'paid' }],
    },
    paid: {
      description:
        'The bank has paid. The player confirms the arrival, or it is confirmed when the time to object ends.',
      initial: 'idle',
      // Invoked in this parent state, so that uploaded images survive when the member leaves the form and
      // returns.
      invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'withdrawalProof' } },
      on: {
        ...stay('paid'),
        'order.confirmReceipt': '.confirming',
        'order.reportMissing': '.proving',
        'images.changed': { actions: { type: 'setImages', params: eventParams } },
      },
      states: {
        idle,
        failed,
        confirming: {
          ...confirming('received'),
          description: 'The server is recording that the money has arrived.',
        },
        answered,
        proving: {
          description: 'The player reports with images that the money has not arrived.',
          initial: 'editing',
          on: {
            'comment.change': {
              actions: { type: 'setComment', params: ({ event }) => event.comment },
            },
            'proof.leave': 'idle',
          },
          states: {
            editing: {
              description: 'The player adds images and a comment, and sends them.',
              initial: 'idle',
              on: {
                'images.changed': { target: '.idle', actions: { type: 'setImages', params: eventParams } },
                'proof.send': [
                  // Ignore the press, because an image that is still uploading would be left out.
                  { guard: 'isImageUploading' },
                  { guard: 'hasNoImage', target: '.incomplete' },
                  { target: 'sending' },
                ],
              },
              states: {
                idle,
                incomplete: { description: 'No image was added yet. Nothing was sent.' },
                failed: {
                  tags: 'failed',
                  description: 'The report was not received. The player can try again.',
                },
              },
            },
            sending: {
              description: 'The server is receiving the report with its images.',
              tags: 'busy',
              entry: 'createMissingReport',
              on: { 'proof.leave': {}, 'comment.change': {} },
              invoke: {
                id: 'reportMissing',
                src: 'reportMissing',
                input: ({ context }) => intentOf(context.missingReport),
                onDone: [
                  {
                    guard: { type: 'hasFailed', params: outcome },
                    target: 'editing.failed',
                    actions: setRequestFailure,
                  },
                  {
                    guard: { type: 'isProofGone', params: outcome },
                    target: 'editing',
                    actions: 'dropImages',
                  },
                  { target: '#withdrawalConfirmation.paid.answered', actions: 'requestReload' },
                ],
              },
            },
          },
        },
      },
    },
    disputed: {
      description: 'The player reported that the money has not arrived. The case is under review.',
      initial: 'idle',
      on: { ...stay('disputed'), 'order.confirmReceipt': '.confirming' },
      states: {
        idle,
        failed,
        confirming: {
          ...confirming('forcedReceived'),
          description: 'The server is recording that the money has arrived after all.',
        },
        answered,
      },
    },
    received: {
      type: 'final',
      description:
        'The withdrawal counts as received: the player or the operator confirmed it, or the time to object is over.',
    },
    failed: {
      type: 'final',
      description: 'The review found that the money did not arrive. The amount was refunded.',
    },
  },
})
