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
  /** Null until the order is loaded, or if the platform does not know it. */
  order: WithdrawalDetails | null
  /** How far the platform's clock is ahead of this device's, in ms. */
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

const stay = <State extends WithdrawalState>(state: State) => ({
  'order.loaded': { guard: isIn(state), actions: setOrder },
})

const outcome = ({ event }: { event: DoneActorEvent<CancelOutcome> }) => event.output

/**
 * Transitions after the member cancels. The reloaded order shows whether the platform accepted the
 * cancellation in time.
 */
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

const toArriving = <State extends WithdrawalState>(state: State) =>
  ({ guard: isIn(state), target: '.arriving', actions: setOrder }) as const

const failed = {
  tags: 'failed',
  description:
    'The server did not receive the cancellation. The withdrawal is unchanged, and the player can try again.',
} as const

const answered = {
  tags: 'busy',
  description: 'The server has answered the cancellation. The page loads the new status of the withdrawal.',
} as const

/** States for cancelling an order, which is possible until its payment begins. */
const cancellable = {
  idle: { description: 'No message is shown.' },
  failed,
  confirmingCancel: {
    description: 'The page asks the player to confirm the cancellation.',
    on: { 'order.keep': 'idle', 'order.confirmCancel': 'cancelling' },
  },
  cancelling: {
    description: 'The server is cancelling the withdrawal.',
    tags: ['busy', 'moneyUnderWay'],
    entry: 'createRequest',
    invoke: { id: 'cancelOrder', src: 'cancelOrder', input: intentOf, onDone: afterCancel },
  },
  answered,
} as const

/**
 * A withdrawal order (MEM-05, MEM-06), from reserving the amount until the money is received or refunded.
 * Each of the member's requests takes effect only once.
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
  description: 'Follows a withdrawal from the player’s balance to their bank.',
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
    unknown: { description: 'The withdrawal is loading for the first time.', tags: 'busy' },
    submitted: {
      description: 'The amount is reserved and waits for review. The player can still cancel.',
      initial: 'idle',
      on: { ...stay('submitted'), 'order.cancel': '.confirmingCancel' },
      states: cancellable,
    },
    reviewing: {
      description: 'The withdrawal is under review. The player can still cancel.',
      initial: 'idle',
      on: { ...stay('reviewing'), 'order.cancel': '.confirmingCancel' },
      states: cancellable,
    },
    paying: {
      description: 'The payment provider is paying. The player can no longer cancel.',
      on: stay('paying'),
    },
    arriving: {
      description: 'The bank has paid. The player confirms the arrival, or it is confirmed after a while.',
      on: { 'order.loaded': { actions: [setOrder, 'forward'] } },
      invoke: {
        id: 'withdrawalConfirmation',
        src: 'withdrawalConfirmation',
        input: ({ context: { order } }) => {
          if (!order) throw new Error('There is no withdrawal order.')
          return { order }
        },
        onDone: [{ guard: 'isReceived', target: 'received' }, { target: 'failed' }],
      },
    },
    received: { type: 'final', description: 'The money has arrived.' },
    rejected: {
      type: 'final',
      description: 'The operator declined the withdrawal and gave a reason. The amount was refunded.',
    },
    cancelled: {
      type: 'final',
      description: 'The player cancelled the withdrawal. The amount was refunded.',
    },
    failed: { type: 'final', description: 'The payment failed. The amount was refunded.' },
    notFound: { type: 'final', description: 'This player has no such withdrawal.' },
  },
})
