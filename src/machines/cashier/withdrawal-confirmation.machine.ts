import type { DoneActorEvent } from 'xstate'
import type { ReceivedRequest } from '#api/cashier/withdrawals.ts'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { confirmationSetup } from './withdrawal-confirmation/confirmation-setup.ts'
import type { ConfirmationContext, ConfirmationOutcome } from './withdrawal-confirmation/types.ts'

type Seen = { event: { order: WithdrawalDetails } }
type Of = { context: ConfirmationContext }

const itself = <Event>({ event }: { event: Event }) => event
const keepSeen = { type: 'keepOrder', params: ({ event }: Seen) => event.order } as const
const isIn = <State extends WithdrawalState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Seen) => ({ order: event.order, state }) }) as const

/** News that change nothing but what is shown. */
const stay = <State extends WithdrawalState>(state: State) => ({
  'order.seen': { guard: isIn(state), actions: keepSeen },
})

const end = ({ event }: { event: DoneActorEvent<ConfirmationOutcome> }) => event.output
const keepUndone = { type: 'keepUndone', params: end } as const
const made = <Request>(intent: Request | null): Request => {
  if (!intent) throw new Error('There is nothing to say.')
  return intent
}

/** Says that the money is there; whether that came in time the order itself says. */
const saying = (outcome: ReceivedRequest['outcome']) =>
  ({
    tags: 'busy',
    entry: { type: 'makeReceived', params: outcome },
    invoke: {
      id: 'sayReceived',
      src: 'sayReceived',
      input: ({ context }: Of) => made(context.received),
      onDone: [
        { guard: { type: 'isUndone', params: end }, target: 'failed', actions: keepUndone },
        { target: 'answered', actions: 'askToLook' },
      ],
    },
  }) as const

/** What there is before one was chosen. */
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
 * Whether money that was paid out has arrived (MEM-06), in the platform's own states: received by the member's word or by time, not
 * received with images that show it, and then received after all, by the member's word or what people found out, or given back.
 */
export const withdrawalConfirmationMachine = confirmationSetup.createMachine({
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
  initial: 'looking',
  on: {
    'order.seen': [
      { guard: isIn('paid'), target: '.paid', actions: keepSeen },
      { guard: isIn('disputed'), target: '.disputed', actions: keepSeen },
      { guard: isIn('received'), target: '.received', actions: keepSeen },
      { target: '.failed', actions: keepSeen },
    ],
  },
  states: {
    looking: {
      description: 'It is looked at whether the payment is disputed already.',
      always: [{ guard: 'isDisputed', target: 'disputed' }, { target: 'paid' }],
    },
    paid: {
      description: 'The bank says that it has paid; the member says whether it is there, or time does.',
      initial: 'calm',
      // What was sent is still there for who comes back to it.
      invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'withdrawalProof' } },
      on: {
        ...stay('paid'),
        'order.received': '.confirming',
        'order.deny': '.proving',
        'images.changed': { actions: { type: 'keepImages', params: itself } },
      },
      states: {
        calm,
        failed,
        confirming: {
          ...saying('received'),
          description: 'The platform is told that the money has arrived.',
        },
        answered,
        proving: {
          description: 'The member shows by images that nothing has arrived.',
          initial: 'choosing',
          on: {
            'comment.change': {
              actions: { type: 'keepComment', params: ({ event }) => event.comment },
            },
            'proof.leave': 'calm',
          },
          states: {
            choosing: {
              description: 'The member chooses images and can send what there is.',
              initial: 'fresh',
              on: {
                'images.changed': { target: '.fresh', actions: { type: 'keepImages', params: itself } },
                'proof.send': [
                  // What is on its way would be left behind.
                  { guard: 'isImageOnItsWay' },
                  { guard: 'hasNoImage', target: '.incomplete' },
                  { target: 'sending' },
                ],
              },
              states: {
                fresh: calm,
                incomplete: { description: 'There is no image yet; nothing was sent.' },
                failed: { tags: 'failed', description: 'It did not arrive; it may be tried again.' },
              },
            },
            sending: {
              description: 'The platform is told that nothing has arrived, with the images.',
              tags: 'busy',
              entry: 'makeDenied',
              on: { 'proof.leave': {}, 'comment.change': {} },
              invoke: {
                id: 'sayNotReceived',
                src: 'sayNotReceived',
                input: ({ context }) => made(context.denied),
                onDone: [
                  {
                    guard: { type: 'isUndone', params: end },
                    target: 'choosing.failed',
                    actions: keepUndone,
                  },
                  {
                    guard: { type: 'isProofGone', params: end },
                    target: 'choosing',
                    actions: 'dropImages',
                  },
                  { target: '#withdrawalConfirmation.paid.answered', actions: 'askToLook' },
                ],
              },
            },
          },
        },
      },
    },
    disputed: {
      description: 'The member says that nothing has arrived; people look at it.',
      initial: 'calm',
      on: { ...stay('disputed'), 'order.received': '.confirming' },
      states: {
        calm,
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
