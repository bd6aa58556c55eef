import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type { DepositAnswer, DepositChannels, DepositRequest } from '#api/cashier/deposits.ts'
import { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import { afterRefusal, amountErrorIn, bonusErrorIn, withChannels } from './deposit.logic.ts'
import type { DepositContext, DepositEvent, DepositInput, DepositOutcome } from './deposit.types.ts'

const outcome = ({ event }: { event: DoneActorEvent<DepositOutcome> }) => event.output
/** After any answer the outcome is known, so the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const

/**
 * A deposit (MEM-04): channel, amount and optional bonus, one order at a time, followed until it is credited.
 * The idempotency key is stored in the tab, so double taps, a reload and lost answers create one order only.
 */
export const depositMachine = setup({
  types: {
    input: {} as DepositInput,
    context: {} as DepositContext,
    events: {} as DepositEvent,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readChannels: 'readChannels'
      orderDeposit: 'orderDeposit'
      depositOrder: 'depositOrder'
    },
  },
  actors: {
    readChannels: providedCall<DepositChannels>(),
    orderDeposit: idempotentRequestMachine<DepositRequest, DepositAnswer>(),
    depositOrder: depositOrderMachine,
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasOpenOrder: ({ context }) => context.orderId !== null,
    isClosed: ({ context }) => context.channelId === null,
    hasError: ({ context }) => context.amountError !== null || context.bonusError !== null,
    isOrdered: (_, outcome: DepositOutcome) => 'answer' in outcome && outcome.answer.ok,
    isRefused: (_, outcome: DepositOutcome) => 'answer' in outcome,
  },
  actions: {
    setChannels: assign(({ context }, channels: DepositChannels) => withChannels(context, channels)),
    setLoadFailure: assign({ failure: (_, error: unknown): CallFailure => callFailureOf(error) }),
    setChannel: assign({
      channelId: (_, { channelId }: { channelId: string }) => channelId,
      amountError: null,
      bonusError: null,
    }),
    setAmount: assign({
      amount: (_, { amount }: { amount: number | null }) => amount,
      amountError: null,
      bonusError: null,
    }),
    setPromotion: assign({
      promotionId: (_, { promotionId }: { promotionId: string | null }) => promotionId,
      amountError: null,
      bonusError: null,
      promotionRefusal: null,
    }),
    checkChoice: assign(({ context }) => {
      const amountError = amountErrorIn(context)
      return { amountError, bonusError: amountError ? null : bonusErrorIn(context), failure: null }
    }),
    /** Creates a new idempotency key; a pending request keeps its own. */
    createRequest: assign({
      promotionRefusal: null,
      pending: ({ context: { pending, channelId, amount, promotionId } }) => {
        const chosen = promotionId === null ? {} : { promotionId }
        return pending ?? newIntent({ channelId: channelId ?? '', amount: amount ?? 0, ...chosen })
      },
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setOrdered: assign((_, outcome: DepositOutcome) =>
      'answer' in outcome && outcome.answer.ok ? { orderId: outcome.answer.value.id } : {},
    ),
    applyRefusal: assign(({ context }, outcome: DepositOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    setFailure: assign({
      failure: (_, outcome: DepositOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    setOutcome: assign((_, ended: DepositOrder | null) => ({ ended, orderId: null, promotionId: null })),
    /**
     * The change may be about the order in flight, so its outcome is checked before anything else is read.
     */
    recheckOrder: sendTo('orderDeposit', { type: 'intent.ask' }),
    reloadOrder: sendTo('depositOrder', { type: 'order.changed' }),
  },
}).createMachine({
  id: 'deposit',
  description: 'Lets members pay money in, and shows where it is until it is in their balance.',
  context: ({ input }) => ({
    ...input,
    channels: [],
    currency: '',
    channelId: input.pending?.request.channelId ?? null,
    amount: input.pending?.request.amount ?? null,
    amountError: null,
    promotions: [],
    promotionId: input.pending?.request.promotionId ?? null,
    bonusError: null,
    bonusInUse: null,
    depositTurnover: 0,
    promotionRefusal: null,
    orderId: null,
    ended: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The platform is asked how money may be paid in, and whether an order is still open.',
      tags: 'busy',
      invoke: {
        id: 'readChannels',
        src: 'readChannels',
        onDone: {
          target: 'routing',
          actions: { type: 'setChannels', params: ({ event }) => event.output },
        },
        onError: { target: 'loadFailed', actions: { type: 'setLoadFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'The ways of paying in could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'deposit.retry': 'reading' },
    },
    routing: {
      description: 'What was left open comes first; then whether anything can be paid in at all.',
      always: [
        { guard: 'isPending', target: 'ordering' },
        { guard: 'hasOpenOrder', target: 'following' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'editing' },
      ],
    },
    closed: {
      description: 'No way of paying in is open now.',
      on: { 'deposit.retry': 'reading' },
    },
    editing: {
      description: 'The member chooses how, how much, and which bonus or none, with the limits in sight.',
      initial: 'idle',
      on: {
        'channel.choose': {
          target: '.idle',
          actions: { type: 'setChannel', params: eventParams<{ channelId: string }> },
        },
        'amount.change': {
          target: '.idle',
          actions: { type: 'setAmount', params: eventParams<{ amount: number | null }> },
        },
        'promotion.choose': {
          target: '.idle',
          actions: { type: 'setPromotion', params: eventParams<{ promotionId: string | null }> },
        },
        'deposit.order': 'checking',
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        invalid: {
          description:
            'The amount is missing, off the limits, or not what the bonus is for; nothing was ordered.',
        },
        refused: { description: 'The platform refused the order; the limits, ways or bonuses have changed.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was ordered.' },
      },
    },
    checking: {
      description: 'The amount and the bonus are checked before anything is asked.',
      entry: 'checkChoice',
      always: [{ guard: 'hasError', target: 'editing.invalid' }, { target: 'ordering' }],
    },
    ordering: {
      description: 'The payment is being ordered, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      on: { 'account.changed': { actions: 'recheckOrder' } },
      invoke: {
        id: 'orderDeposit',
        src: 'orderDeposit',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is nothing to order.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'isOrdered', params: outcome },
            target: 'following',
            actions: [{ type: 'setOrdered', params: outcome }, ...settle],
          },
          {
            guard: { type: 'isRefused', params: outcome },
            target: 'refused',
            actions: [{ type: 'applyRefusal', params: outcome }, ...settle],
          },
          { target: 'editing.failed', actions: [{ type: 'setFailure', params: outcome }, ...settle] },
        ],
      },
    },
    refused: {
      description: 'The platform says why it took no order, which decides what is shown next.',
      always: [
        { guard: 'hasOpenOrder', target: 'following' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'editing.refused' },
      ],
    },
    following: {
      description: 'An order is open; no other can be made until it has ended.',
      on: { 'account.changed': { actions: 'reloadOrder' } },
      invoke: {
        id: 'depositOrder',
        src: 'depositOrder',
        input: ({ context }) => ({ id: context.orderId ?? '' }),
        onDone: { target: 'ended', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
      },
    },
    ended: {
      description: 'The order has come to its end, which is shown until another is begun.',
      on: { 'deposit.another': 'reading' },
    },
  },
})
