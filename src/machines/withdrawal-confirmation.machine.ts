import type { DoneActorEvent } from 'xstate'
import type { ReceivedRequest } from '#api/withdrawals.ts'
import type { WithdrawalDetails, WithdrawalState } from '#contract/withdrawal-order.ts'
import { confirmationSetup } from './withdrawal-confirmation/confirmation-setup.ts'
import type { ConfirmationContext, ConfirmationEnd } from './withdrawal-confirmation/types.ts'

type Seen = { event: { order: WithdrawalDetails } }
type Of = { context: ConfirmationContext }

const keepSeen = { type: 'keepOrder', params: ({ event }: Seen) => event.order } as const
const isIn = <State extends WithdrawalState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Seen) => ({ order: event.order, state }) }) as const

/** News that change nothing but what is shown. */
const stay = <State extends WithdrawalState>(state: State) => ({
  'order.seen': { guard: isIn(state), actions: keepSeen },
})

const end = ({ event }: { event: DoneActorEvent<ConfirmationEnd> }) => event.output
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
    images: [],
    image: null,
    part: 0,
    imageRefusal: null,
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
      on: { ...stay('paid'), 'order.received': '.confirming', 'order.deny': '.proving' },
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
                'image.choose': [
                  {
                    guard: { type: 'isTooLarge', params: ({ event }) => event.image },
                    target: '.refused',
                    actions: { type: 'keepImageRefusal', params: 'upload.tooLarge' },
                  },
                  {
                    guard: 'hasRoom',
                    target: 'uploading',
                    actions: { type: 'beginImage', params: ({ event }) => event.image },
                  },
                ],
                'image.remove': {
                  target: '.fresh',
                  actions: { type: 'removeImage', params: ({ event }) => event.id },
                },
                'proof.send': [{ guard: 'hasNoImage', target: '.incomplete' }, { target: 'sending' }],
              },
              states: {
                fresh: calm,
                incomplete: { description: 'There is no image yet; nothing was sent.' },
                refused: { description: 'The image was not taken; it is said why.' },
                failed: { tags: 'failed', description: 'It did not arrive; it may be tried again.' },
                gone: { description: 'The images had waited too long; they have to be chosen anew.' },
              },
            },
            uploading: {
              description: 'An image is on its way; it can be called off.',
              tags: 'busy',
              exit: 'forgetImage',
              on: {
                'image.cancel': 'choosing',
                'image.progressed': {
                  actions: { type: 'keepPart', params: ({ event }) => event.part },
                },
                'image.kept': {
                  target: 'choosing',
                  actions: { type: 'keepImage', params: ({ event }) => event.id },
                },
                'image.refused': {
                  target: 'choosing.refused',
                  actions: { type: 'keepImageRefusal', params: ({ event }) => event.code },
                },
                'image.failed': {
                  target: 'choosing.failed',
                  actions: { type: 'keepFailure', params: ({ event }) => event.failure },
                },
              },
              invoke: {
                id: 'sendImage',
                src: 'sendImage',
                input: ({ context }) => ({ image: made(context.image) }),
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
                    target: 'choosing.gone',
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
