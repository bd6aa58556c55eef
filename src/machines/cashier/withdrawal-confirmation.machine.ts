import { assign, type DoneActorEvent, sendParent, sendTo, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { ConfirmAnswer, NotReceivedRequest, ReceivedRequest } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
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
  /** Uploaded so far, as reported by the upload actor. */
  images: Omit<ImagesChanged, 'type'>
  comment: string
  received: Intent<ReceivedRequest> | null
  denied: Intent<NotReceivedRequest> | null
  failure: CallFailure | null
}

type ConfirmationEvent =
  | OrderNews<WithdrawalDetails>
  | ImagesChanged
  | { type: 'order.received' }
  | { type: 'order.deny' }
  | { type: 'comment.change'; comment: string }
  | { type: 'proof.send' }
  | { type: 'proof.leave' }

type Seen = { event: { order: WithdrawalDetails } }
type Of = { context: ConfirmationContext }

const itself = <Event>({ event }: { event: Event }) => event
const setOrder = { type: 'setOrder', params: ({ event }: Seen) => event.order } as const
const isIn = <State extends WithdrawalState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Seen) => ({ order: event.order, state }) }) as const

/** Updates the order without leaving the state. */
const stay = <State extends WithdrawalState>(state: State) => ({
  'order.seen': { guard: isIn(state), actions: setOrder },
})

const end = ({ event }: { event: DoneActorEvent<ConfirmationOutcome> }) => event.output
const setRequestFailure = { type: 'setRequestFailure', params: end } as const
const made = <Request>(intent: Request | null): Request => {
  if (!intent) throw new Error('There is nothing to say.')
  return intent
}

/** Confirms receipt; the order itself shows whether it was in time. */
const saying = (outcome: ReceivedRequest['outcome']) =>
  ({
    tags: 'busy',
    entry: { type: 'createReceipt', params: outcome },
    invoke: {
      id: 'sayReceived',
      src: 'sayReceived',
      input: ({ context }: Of) => made(context.received),
      onDone: [
        { guard: { type: 'hasFailed', params: end }, target: 'failed', actions: setRequestFailure },
        { target: 'answered', actions: 'requestReload' },
      ],
    },
  }) as const

const noImages = { ids: [], isSending: false }

const calm = { description: 'Nothing has gone wrong.' } as const
const failed = {
  tags: 'failed',
  description: 'What the member said did not arrive; nothing was changed.',
} as const
const answered = {
  tags: 'busy',
  description: 'The platform has heard the member; how the order stands now is being asked.',
} as const

/**
 * Whether a paid withdrawal arrived (MEM-06), in the platform's states: received (by the member or by
 * timeout), reported missing with images, then received after all or refunded.
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
      sayReceived: 'sayReceived'
      sayNotReceived: 'sayNotReceived'
    },
  },
  actors: {
    imageUpload: imageUploadMachine,
    sayReceived: idempotentRequestMachine<ReceivedRequest, ConfirmAnswer>(),
    sayNotReceived: idempotentRequestMachine<NotReceivedRequest, ConfirmAnswer>(),
  },
  guards: {
    isIn: (_, { order, state }: { order: WithdrawalDetails; state: WithdrawalState }) =>
      order.state === state,
    isDisputed: ({ context }) => context.order.state === 'disputed',
    isImageUploading: ({ context }) => context.images.isSending,
    hasNoImage: ({ context }) => context.images.ids.length === 0,
    hasFailed: (_, end: ConfirmationOutcome) => 'failure' in end,
    isProofGone: (_, end: ConfirmationOutcome) => refusalIn(end)?.code === 'withdrawal.proofGone',
  },
  actions: {
    setOrder: assign({ order: (_, order: WithdrawalDetails) => order }),
    createReceipt: assign({
      received: ({ context }, outcome: 'received' | 'forcedReceived') =>
        newIntent({ outcome, id: context.order.id }),
      failure: null,
    }),
    createDenial: assign({
      denied: ({ context: { order, images, comment } }) =>
        newIntent({ id: order.id, proof: [...images.ids], comment }),
      failure: null,
    }),
    setImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    setComment: assign({ comment: (_, comment: string) => comment }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRequestFailure: assign({
      failure: (_, end: ConfirmationOutcome) => ('failure' in end ? end.failure : null),
    }),
    requestReload: sendParent({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'withdrawalConfirmation',
  description: 'Lets members say whether money that was paid out has arrived, and show where it has not.',
  context: ({ input }) => ({
    ...input,
    images: noImages,
    comment: '',
    received: null,
    denied: null,
    failure: null,
  }),
  output: ({ context }) => context.order,
  initial: 'routing',
  on: {
    'order.seen': [
      { guard: isIn('paid'), target: '.paid', actions: setOrder },
      { guard: isIn('disputed'), target: '.disputed', actions: setOrder },
      { guard: isIn('received'), target: '.received', actions: setOrder },
      { target: '.failed', actions: setOrder },
    ],
  },
  states: {
    routing: {
      description: 'It is looked at whether the payment is disputed already.',
      always: [{ guard: 'isDisputed', target: 'disputed' }, { target: 'paid' }],
    },
    paid: {
      description: 'The bank says that it has paid; the member says whether it is there, or time does.',
      initial: 'idle',
      // Keeps uploaded images when the member leaves the proof form and returns.
      invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'withdrawalProof' } },
      on: {
        ...stay('paid'),
        'order.received': '.confirming',
        'order.deny': '.proving',
        'images.changed': { actions: { type: 'setImages', params: itself } },
      },
      states: {
        idle: calm,
        failed,
        confirming: {
          ...saying('received'),
          description: 'The platform is told that the money has arrived.',
        },
        answered,
        proving: {
          description: 'The member shows by images that nothing has arrived.',
          initial: 'editing',
          on: {
            'comment.change': {
              actions: { type: 'setComment', params: ({ event }) => event.comment },
            },
            'proof.leave': 'idle',
          },
          states: {
            editing: {
              description: 'The member chooses images and can send what there is.',
              initial: 'idle',
              on: {
                'images.changed': { target: '.idle', actions: { type: 'setImages', params: itself } },
                'proof.send': [
                  // Wait: an image still uploading would be left out.
                  { guard: 'isImageUploading' },
                  { guard: 'hasNoImage', target: '.incomplete' },
                  { target: 'sending' },
                ],
              },
              states: {
                idle: calm,
                incomplete: { description: 'There is no image yet; nothing was sent.' },
                failed: { tags: 'failed', description: 'It did not arrive; it may be tried again.' },
              },
            },
            sending: {
              description: 'The platform is told that nothing has arrived, with the images.',
              tags: 'busy',
              entry: 'createDenial',
              on: { 'proof.leave': {}, 'comment.change': {} },
              invoke: {
                id: 'sayNotReceived',
                src: 'sayNotReceived',
                input: ({ context }) => made(context.denied),
                onDone: [
                  {
                    guard: { type: 'hasFailed', params: end },
                    target: 'editing.failed',
                    actions: setRequestFailure,
                  },
                  {
                    guard: { type: 'isProofGone', params: end },
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
      description: 'The member says that nothing has arrived; people look at it.',
      initial: 'idle',
      on: { ...stay('disputed'), 'order.received': '.confirming' },
      states: {
        idle: calm,
        failed,
        confirming: {
          ...saying('forcedReceived'),
          description: 'The platform is told that the money has arrived after all.',
        },
        answered,
      },
    },
    received: { type: 'final', description: 'The money has arrived, by whoever’s word or by time.' },
    failed: { type: 'final', description: 'People found that it has not arrived; the amount is back.' },
  },
})
