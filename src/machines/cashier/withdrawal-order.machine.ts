import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { CancelAnswer } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, type RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import { type OrderNews, orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { withdrawalConfirmationMachine } from './withdrawal-confirmation.machine.ts'

type CancelOutcome = RequestOutcome<CancelAnswer>

type Context = {
  id: string
  /** Null until read, and if the platform knows no such order. */
  order: WithdrawalDetails | null
  /** Ms by which the platform's clock is ahead of this device's. */
  ahead: number
  intent: Intent<{ id: string }> | null
  failure: CallFailure | null
}

type Loaded = { event: { order: WithdrawalDetails } }

const setOrder = { type: 'setOrder', params: ({ event }: Loaded) => event.order } as const

const isIn = <State extends WithdrawalState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Loaded) => ({ order: event.order, state }) }) as const

const to = <State extends WithdrawalState>(state: State) =>
  ({ guard: isIn(state), target: `.${state}`, actions: setOrder }) as const

/** Updates the order without leaving the state. */
const stay = <State extends WithdrawalState>(state: State) => ({
  'order.loaded': { guard: isIn(state), actions: setOrder },
})

const outcome = ({ event }: { event: DoneActorEvent<CancelOutcome> }) => event.output

/** After the member's cancellation; the order itself shows whether it was in time. */
const afterCancel = [
  {
    guard: { type: 'hasFailed', params: outcome },
    target: 'failed',
    actions: { type: 'setFailure', params: outcome },
  },
  { target: 'answered', actions: 'reload' },
] as const

const intentOf = ({ context }: { context: Context }): Intent<{ id: string }> => {
  if (!context.intent) throw new Error('There is no request to send.')
  return context.intent
}

/** Follows the arrival of the money while it is unsettled. */
const toArriving = <State extends WithdrawalState>(state: State) =>
  ({ guard: isIn(state), target: '.arriving', actions: setOrder }) as const

const failed = {
  tags: 'failed',
  description: 'What the member said did not arrive; nothing was changed.',
} as const

const answered = {
  tags: 'busy',
  description: 'The platform has heard the member, and is asked for the new status of the order.',
} as const

/** The order can be cancelled until its payment begins. */
const cancellable = {
  idle: { description: 'Nothing has gone wrong.' },
  failed,
  confirmingCancel: {
    description: 'It is asked whether the order is really to be taken back.',
    on: { 'order.keep': 'idle', 'order.confirmCancel': 'cancelling' },
  },
  cancelling: {
    description: 'The platform is told that the order is taken back.',
    tags: ['busy', 'moneyUnderWay'],
    entry: 'createRequest',
    invoke: { id: 'cancelOrder', src: 'cancelOrder', input: intentOf, onDone: afterCancel },
  },
  answered,
} as const

/**
 * A withdrawal order (MEM-05, MEM-06), in the platform's states from reserving the amount until it is
 * received or refunded. Each request of the member is sent once.
 */
export const withdrawalOrderMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as Context,
    output: {} as WithdrawalDetails | null,
    events: {} as
      | OrderNews<WithdrawalDetails>
      | { type: 'order.changed' }
      | { type: 'order.cancel' }
      | { type: 'order.keep' }
      | { type: 'order.confirmCancel' },
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      orderPolling: 'orderPolling'
      cancelOrder: 'cancelOrder'
      withdrawalConfirmation: 'withdrawalConfirmation'
    },
  },
  actors: {
    orderPolling: orderPollingMachine<WithdrawalDetails>(),
    cancelOrder: idempotentRequestMachine<{ id: string }, CancelAnswer>(),
    withdrawalConfirmation: withdrawalConfirmationMachine,
  },
  guards: {
    isIn: (_, { order, state }: { order: WithdrawalDetails; state: WithdrawalState }) =>
      order.state === state,
    isReceived: ({ context }) => context.order?.state === 'received',
    hasFailed: (_, outcome: CancelOutcome) => 'failure' in outcome,
  },
  actions: {
    setOrder: assign((_, order: WithdrawalDetails) => ({
      order,
      ahead: Date.parse(order.now) - Date.now(),
    })),
    createRequest: assign({ intent: ({ context }) => newIntent({ id: context.id }), failure: null }),
    setFailure: assign({
      failure: (_, outcome: CancelOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    forward: sendTo('withdrawalConfirmation', ({ event }) => event),
    reload: sendTo('orderPolling', { type: 'order.poll' }),
  },
}).createMachine({
  id: 'withdrawalOrder',
  description: 'Shows members where a payment out is, from their balance to their bank.',
  context: ({ input }) => ({ ...input, order: null, ahead: 0, intent: null, failure: null }),
  output: ({ context }) => context.order,
  invoke: { id: 'orderPolling', src: 'orderPolling', input: ({ context }) => ({ id: context.id }) },
  initial: 'unknown',
  on: {
    'order.loaded': [
      to('submitted'),
      to('reviewing'),
      to('paying'),
      toArriving('paid'),
      toArriving('disputed'),
      to('received'),
      to('rejected'),
      to('cancelled'),
      { target: '.failed', actions: setOrder },
    ],
    'order.notFound': '.notFound',
    'order.changed': { actions: 'reload' },
  },
  states: {
    unknown: { description: 'The order is read for the first time.', tags: 'busy' },
    submitted: {
      description: 'The amount is set aside, and nobody has begun to pay; the order can be taken back.',
      initial: 'idle',
      on: { ...stay('submitted'), 'order.cancel': '.confirmingCancel' },
      states: cancellable,
    },
    reviewing: {
      description: 'The operator looks at the order; it can still be taken back.',
      initial: 'idle',
      on: { ...stay('reviewing'), 'order.cancel': '.confirmingCancel' },
      states: cancellable,
    },
    paying: {
      description: 'The payment provider has the order; it cannot be taken back any more.',
      on: stay('paying'),
    },
    arriving: {
      description: 'The bank has paid; whether the money is there is said by its member, or by time.',
      on: { 'order.loaded': { actions: [setOrder, 'forward'] } },
      invoke: {
        id: 'withdrawalConfirmation',
        src: 'withdrawalConfirmation',
        input: ({ context: { order } }) => {
          if (!order) throw new Error('There is no order that could arrive.')
          return { order }
        },
        onDone: [{ guard: 'isReceived', target: 'received' }, { target: 'failed' }],
      },
    },
    received: { type: 'final', description: 'The money has arrived.' },
    rejected: { type: 'final', description: 'The operator refused it and says why; the amount is back.' },
    cancelled: { type: 'final', description: 'The member took it back; the amount is back.' },
    failed: { type: 'final', description: 'The payment did not reach its member; the amount is back.' },
    notFound: { type: 'final', description: 'The platform knows no such order of this member’s.' },
  },
})
