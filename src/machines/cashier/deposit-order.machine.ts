import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { DepositNews, DepositWordAnswer } from '#api/cashier/deposits.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, type RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import { type OrderNews, orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { DepositOrder, DepositState } from '#protocol/cashier/deposits.ts'

const COPIED = 3_000

type WordEnd = RequestOutcome<DepositWordAnswer>

type Context = {
  id: string
  /** Null until read, and if the platform knows no such order. */
  order: DepositOrder | null
  /** Ms by which the platform's clock is ahead of this device's. */
  ahead: number
  word: Intent<DepositNews> | null
  failure: CallFailure | null
}

type Seen = { event: { order: DepositOrder } }

const setOrder = { type: 'setOrder', params: ({ event }: Seen) => event.order } as const

const isIn = <State extends DepositState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Seen) => ({ order: event.order, state }) }) as const

const to = <State extends DepositState>(state: State) =>
  ({ guard: isIn(state), target: `.${state}`, actions: setOrder }) as const

/** Updates the order without leaving the state. */
const stay = <State extends DepositState>(state: State) => ({
  'order.seen': { guard: isIn(state), actions: setOrder },
})

/** After the member's report or cancellation; the order itself shows whether it was in time. */
const onceSaid = <Failed extends string>(failed: Failed) =>
  [
    {
      guard: { type: 'hasFailed', params: ({ event }: { event: DoneActorEvent<WordEnd> }) => event.output },
      target: failed,
      actions: {
        type: 'setFailure',
        params: ({ event }: { event: DoneActorEvent<WordEnd> }) => event.output,
      },
    },
    { target: 'answered', actions: 'reload' },
  ] as const

const word = ({ context }: { context: Context }): Intent<DepositNews> => {
  if (!context.word) throw new Error('There is nothing to say.')
  return context.word
}

/** The payment code can be copied while the platform provides one. */
const copying = {
  idle: { description: 'Nothing has gone wrong.' },
  copying: {
    description: 'The code is being copied, to be pasted into a bank’s app.',
    invoke: {
      id: 'copyText',
      src: 'copyText',
      input: ({ context }: { context: Context }) => ({ text: context.order?.copyCode ?? '' }),
      onDone: 'copied',
      onError: 'copyFailed',
    },
  },
  copied: { description: 'It is said that the code was copied.', after: { untilCopiedIsOld: 'idle' } },
  copyFailed: { description: 'The browser did not let it be copied; it can be selected by hand.' },
} as const

/** Cancelling always asks for confirmation, whether or not the member reported a payment. */
const doubting = <Kept extends string>(kept: Kept) =>
  ({
    description: 'It is asked whether the order is really to be given up, since a payment may be on its way.',
    on: { 'order.keep': kept, 'order.giveUp': 'cancelling' },
  }) as const

const cancelling = <Failed extends string>(failed: Failed) =>
  ({
    description: 'The platform is told that the order is given up.',
    tags: ['busy', 'moneyUnderWay'],
    entry: 'createRequest',
    invoke: { id: 'giveUpOrder', src: 'giveUpOrder', input: word, onDone: onceSaid(failed) },
  }) as const

const answered = {
  description: 'The platform has heard the member; how the order stands now is being asked.',
  tags: 'busy',
} as const

/**
 * A deposit order (MEM-04), in the platform's states from creation until it is credited or ended. It
 * continues when unobserved; each report of the member is sent once.
 */
export const depositOrderMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as Context,
    output: {} as DepositOrder | null,
    events: {} as
      | OrderNews<DepositOrder>
      | { type: 'order.changed' }
      | { type: 'code.copy' }
      | { type: 'order.tellPaid' }
      | { type: 'order.cancel' }
      | { type: 'order.keep' }
      | { type: 'order.giveUp' },
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      orderWatch: 'orderWatch'
      copyText: 'copyText'
      tellPaid: 'tellPaid'
      giveUpOrder: 'giveUpOrder'
    },
  },
  actors: {
    orderWatch: orderPollingMachine<DepositOrder>(),
    copyText: providedCall<void, { text: string }>(),
    tellPaid: idempotentRequestMachine<DepositNews, DepositWordAnswer>(),
    giveUpOrder: idempotentRequestMachine<DepositNews, DepositWordAnswer>(),
  },
  guards: {
    isIn: (_, { order, state }: { order: DepositOrder; state: DepositState }) => order.state === state,
    isPayable: ({ context }) => context.order?.copyCode != null,
    hasFailed: (_, end: WordEnd) => 'failure' in end,
  },
  actions: {
    setOrder: assign((_, order: DepositOrder) => ({ order, ahead: Date.parse(order.now) - Date.now() })),
    createRequest: assign({ word: ({ context }) => newIntent({ id: context.id }), failure: null }),
    setFailure: assign({ failure: (_, end: WordEnd) => ('failure' in end ? end.failure : null) }),
    reload: sendTo('orderWatch', { type: 'order.look' }),
  },
  delays: { untilCopiedIsOld: COPIED },
}).createMachine({
  id: 'depositOrder',
  description: 'Shows members where a payment in is, from its code to their balance.',
  context: ({ input }) => ({ ...input, order: null, ahead: 0, word: null, failure: null }),
  output: ({ context }) => context.order,
  invoke: { id: 'orderWatch', src: 'orderWatch', input: ({ context }) => ({ id: context.id }) },
  initial: 'unknown',
  on: {
    'order.seen': [
      to('created'),
      to('reconciling'),
      to('paid'),
      to('credited'),
      to('expired'),
      to('cancelled'),
      { target: '.failed', actions: setOrder },
    ],
    'order.gone': '.notFound',
    'order.changed': { actions: 'reload' },
  },
  states: {
    unknown: { description: 'How the order stands is being asked for the first time.', tags: 'busy' },
    created: {
      description: 'The order stands, and has not been paid as far as the platform knows.',
      initial: 'preparing',
      on: stay('created'),
      states: {
        preparing: {
          description: 'The payment provider is about to give what the order is paid by.',
          tags: 'busy',
          always: { guard: 'isPayable', target: 'payable' },
        },
        payable: {
          description: 'The member can pay, say that they have paid, or give the order up.',
          initial: 'idle',
          on: {
            'code.copy': '.copying',
            'order.tellPaid': 'confirmingPaid',
            'order.cancel': 'confirmingCancel',
          },
          states: {
            ...copying,
            failed: {
              tags: 'failed',
              description: 'What the member said did not arrive; nothing was changed.',
            },
          },
        },
        confirmingCancel: doubting('payable'),
        confirmingPaid: {
          description: 'The platform is told that the order is paid.',
          tags: ['busy', 'moneyUnderWay'],
          entry: 'createRequest',
          invoke: { id: 'tellPaid', src: 'tellPaid', input: word, onDone: onceSaid('payable.failed') },
        },
        cancelling: cancelling('payable.failed'),
        answered,
      },
    },
    reconciling: {
      description: 'The member says that it is paid; the payment provider is being asked.',
      initial: 'waiting',
      on: stay('reconciling'),
      states: {
        waiting: {
          description: 'Nothing has arrived yet; what was said by mistake can still be paid, or given up.',
          initial: 'idle',
          on: { 'code.copy': { guard: 'isPayable', target: '.copying' }, 'order.cancel': 'confirmingCancel' },
          states: {
            ...copying,
            failed: {
              tags: 'failed',
              description: 'That it is given up did not arrive; nothing was changed.',
            },
          },
        },
        confirmingCancel: doubting('waiting'),
        cancelling: cancelling('waiting.failed'),
        answered,
      },
    },
    paid: {
      description: 'The payment has arrived and is about to be in the balance.',
      on: stay('paid'),
    },
    credited: { type: 'final', description: 'The money is in the balance.' },
    expired: { type: 'final', description: 'Nobody paid in time.' },
    cancelled: { type: 'final', description: 'The member gave it up.' },
    failed: { type: 'final', description: 'The payment provider or the bank refused it, and says why.' },
    notFound: { type: 'final', description: 'The platform knows no such order of this member’s.' },
  },
})
