import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { DepositUpdateAnswer, DepositUpdateRequest } from '#api/cashier/deposits.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, type RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import { type OrderNews, orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { DepositOrder, DepositState } from '#protocol/cashier/deposits.ts'

const COPIED = 3_000

type UpdateOutcome = RequestOutcome<DepositUpdateAnswer>

type Context = {
  id: string
  /** Null until the order is loaded, or if the platform does not know it. */
  order: DepositOrder | null
  /** How far the platform's clock is ahead of this device's, in ms. */
  ahead: number
  intent: Intent<DepositUpdateRequest> | null
  failure: CallFailure | null
}

type Loaded = { event: { order: DepositOrder } }

const setOrder = { type: 'setOrder', params: ({ event }: Loaded) => event.order } as const

const isIn = <State extends DepositState>(state: State) =>
  ({ type: 'isIn', params: ({ event }: Loaded) => ({ order: event.order, state }) }) as const

const to = <State extends DepositState>(state: State) =>
  ({ guard: isIn(state), target: `.${state}`, actions: setOrder }) as const

const stay = <State extends DepositState>(state: State) => ({
  'order.loaded': { guard: isIn(state), actions: setOrder },
})

/**
 * Returns the transitions for the outcome of a payment report or cancellation. The reloaded order shows
 * whether the platform accepted it in time.
 */
const afterUpdate = <Failed extends string>(failed: Failed) =>
  [
    {
      guard: {
        type: 'hasFailed',
        params: ({ event }: { event: DoneActorEvent<UpdateOutcome> }) => event.output,
      },
      target: failed,
      actions: {
        type: 'setFailure',
        params: ({ event }: { event: DoneActorEvent<UpdateOutcome> }) => event.output,
      },
    },
    { target: 'answered', actions: 'reload' },
  ] as const

const intentOf = ({ context }: { context: Context }): Intent<DepositUpdateRequest> => {
  if (!context.intent) throw new Error('There is no request to send.')
  return context.intent
}

/** States for copying the payment code, used while the platform provides one. */
const copying = {
  idle: { description: 'No message is shown.' },
  copying: {
    description: 'The page is copying the payment code for the player’s bank app.',
    invoke: {
      id: 'copyText',
      src: 'copyText',
      input: ({ context }: { context: Context }) => ({ text: context.order?.copyCode ?? '' }),
      onDone: 'copied',
      onError: 'copyFailed',
    },
  },
  copied: {
    description: 'The code was copied. A message says so for a few seconds.',
    after: { untilCopiedIsOld: 'idle' },
  },
  copyFailed: {
    description: 'The browser did not allow copying. The player can select the code and copy it by hand.',
  },
} as const

/**
 * Returns a state that asks the member to confirm a cancellation, whether or not they have reported a
 * payment.
 */
const confirmingCancel = <Kept extends string>(kept: Kept) =>
  ({
    description:
      'The page asks the player to confirm the cancellation, because a payment may be in progress.',
    on: { 'order.keep': kept, 'order.confirmCancel': 'cancelling' },
  }) as const

const cancelling = <Failed extends string>(failed: Failed) =>
  ({
    description: 'The server is cancelling the deposit.',
    tags: ['busy', 'moneyUnderWay'],
    entry: 'createRequest',
    invoke: { id: 'cancelOrder', src: 'cancelOrder', input: intentOf, onDone: afterUpdate(failed) },
  }) as const

const answered = {
  description: 'The server has answered the player. The page loads the new status of the deposit.',
  tags: 'busy',
} as const

/**
 * A deposit order (MEM-04), from its creation until it is credited or ends. The order continues even if no
 * page shows it. Each payment report or cancellation takes effect only once.
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
      | { type: 'order.confirmPaid' }
      | { type: 'order.cancel' }
      | { type: 'order.keep' }
      | { type: 'order.confirmCancel' },
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      orderPolling: 'orderPolling'
      copyText: 'copyText'
      confirmPaid: 'confirmPaid'
      cancelOrder: 'cancelOrder'
    },
  },
  actors: {
    orderPolling: orderPollingMachine<DepositOrder>(),
    copyText: providedCall<void, { text: string }>(),
    confirmPaid: idempotentRequestMachine<DepositUpdateRequest, DepositUpdateAnswer>(),
    cancelOrder: idempotentRequestMachine<DepositUpdateRequest, DepositUpdateAnswer>(),
  },
  guards: {
    isIn: (_, { order, state }: { order: DepositOrder; state: DepositState }) => order.state === state,
    isPayable: ({ context }) => context.order?.copyCode != null,
    hasFailed: (_, outcome: UpdateOutcome) => 'failure' in outcome,
  },
  actions: {
    setOrder: assign((_, order: DepositOrder) => ({ order, ahead: Date.parse(order.now) - Date.now() })),
    createRequest: assign({ intent: ({ context }) => newIntent({ id: context.id }), failure: null }),
    setFailure: assign({
      failure: (_, outcome: UpdateOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    reload: sendTo('orderPolling', { type: 'order.poll' }),
  },
  delays: { untilCopiedIsOld: COPIED },
}).createMachine({
  id: 'depositOrder',
  description: 'Follows a deposit from its Pix code until the money is in the balance.',
  context: ({ input }) => ({ ...input, order: null, ahead: 0, intent: null, failure: null }),
  output: ({ context }) => context.order,
  invoke: { id: 'orderPolling', src: 'orderPolling', input: ({ context }) => ({ id: context.id }) },
  initial: 'unknown',
  on: {
    'order.loaded': [
      to('created'),
      to('reconciling'),
      to('paid'),
      to('credited'),
      to('expired'),
      to('cancelled'),
      { target: '.failed', actions: setOrder },
    ],
    'order.notFound': '.notFound',
    'order.changed': { actions: 'reload' },
  },
  states: {
    unknown: { description: 'The deposit is loading for the first time.', tags: 'busy' },
    created: {
      description: 'The deposit is open and no payment has been confirmed.',
      initial: 'preparing',
      on: stay('created'),
      states: {
        preparing: {
          description: 'The payment provider is preparing the payment code.',
          tags: 'busy',
          always: { guard: 'isPayable', target: 'payable' },
        },
        payable: {
          description: 'The player can pay, report the payment or cancel the deposit.',
          initial: 'idle',
          on: {
            'code.copy': '.copying',
            'order.confirmPaid': 'confirmingPaid',
            'order.cancel': 'confirmingCancel',
          },
          states: {
            ...copying,
            failed: {
              tags: 'failed',
              description:
                'The server did not receive the player’s report or cancellation. The deposit is unchanged, and the player can try again.',
            },
          },
        },
        confirmingCancel: confirmingCancel('payable'),
        confirmingPaid: {
          description: 'The server is recording that the player has paid.',
          tags: ['busy', 'moneyUnderWay'],
          entry: 'createRequest',
          invoke: {
            id: 'confirmPaid',
            src: 'confirmPaid',
            input: intentOf,
            onDone: afterUpdate('payable.failed'),
          },
        },
        cancelling: cancelling('payable.failed'),
        answered,
      },
    },
    reconciling: {
      description: 'The player reported a payment. The payment provider is confirming it.',
      initial: 'waiting',
      on: stay('reconciling'),
      states: {
        waiting: {
          description:
            'No payment has been confirmed yet. If the report was a mistake, the player can still pay or cancel.',
          initial: 'idle',
          on: { 'code.copy': { guard: 'isPayable', target: '.copying' }, 'order.cancel': 'confirmingCancel' },
          states: {
            ...copying,
            failed: {
              tags: 'failed',
              description:
                'The server did not receive the cancellation. The deposit is unchanged, and the player can try again.',
            },
          },
        },
        confirmingCancel: confirmingCancel('waiting'),
        cancelling: cancelling('waiting.failed'),
        answered,
      },
    },
    paid: {
      description: 'The payment is confirmed. The money will be in the balance shortly.',
      on: stay('paid'),
    },
    credited: { type: 'final', description: 'The money is in the balance.' },
    expired: { type: 'final', description: 'The deposit was not paid in time and has expired.' },
    cancelled: { type: 'final', description: 'The player cancelled the deposit.' },
    failed: {
      type: 'final',
      description: 'The payment provider or the bank declined the deposit. The page shows the reason.',
    },
    notFound: { type: 'final', description: 'This player has no such deposit.' },
  },
})
