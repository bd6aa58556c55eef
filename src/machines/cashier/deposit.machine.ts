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
/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const

/**
 * A deposit (MEM-04): channel, amount and optional bonus. Only one order is open at a time, and the machine
 * follows it until it is credited or ends. The tab stores the idempotency key, so that only one order is
 * created, even after a double tap, a reload or a lost response.
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
     * If the outcome of the order is unknown, asks for it at once: the account may have changed because of
     * this order.
     */
    recheckOrder: sendTo('orderDeposit', { type: 'intent.ask' }),
    reloadOrder: sendTo('depositOrder', { type: 'order.changed' }),
  },
}).createMachine({
  id: 'deposit',
  description: 'Lets players deposit money and follow it until it is in their balance.',
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
      description: 'The page loads the deposit methods and checks for an open deposit.',
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
      description: 'The deposit methods could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'deposit.retry': 'reading' },
    },
    routing: {
      description:
        'An unfinished request or an open deposit comes first. Otherwise the page checks whether any method is available.',
      always: [
        { guard: 'isPending', target: 'ordering' },
        { guard: 'hasOpenOrder', target: 'following' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'editing' },
      ],
    },
    closed: {
      description: 'No deposit method is available now. The player can check again.',
      on: { 'deposit.retry': 'reading' },
    },
    editing: {
      description: 'The player chooses the method, the amount and an optional bonus. The limits are shown.',
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
        idle: { description: 'The form is ready, with no error.' },
        invalid: {
          description:
            'The amount is missing or outside the limits, or does not qualify for the bonus. No deposit was created.',
        },
        refused: {
          description:
            'The server declined the deposit because limits, methods or bonuses have changed. The form shows the new ones.',
        },
        failed: {
          tags: 'failed',
          description: 'The request failed and no deposit was created. The player can try again.',
        },
      },
    },
    checking: {
      description: 'The page checks the amount and the bonus before sending the request.',
      entry: 'checkChoice',
      always: [{ guard: 'hasError', target: 'editing.invalid' }, { target: 'ordering' }],
    },
    ordering: {
      description: 'The server is creating the deposit. Repeated requests create only one.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      on: { 'account.changed': { actions: 'recheckOrder' } },
      invoke: {
        id: 'orderDeposit',
        src: 'orderDeposit',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no deposit to order.')
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
      description: 'The reason for the refusal decides what the player sees next.',
      always: [
        { guard: 'hasOpenOrder', target: 'following' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'editing.refused' },
      ],
    },
    following: {
      description: 'A deposit is open. The player can make another one when it is finished.',
      on: { 'account.changed': { actions: 'reloadOrder' } },
      invoke: {
        id: 'depositOrder',
        src: 'depositOrder',
        input: ({ context }) => ({ id: context.orderId ?? '' }),
        onDone: { target: 'ended', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
      },
    },
    ended: {
      description: 'The deposit is finished. Its result stays on screen until the player starts another one.',
      on: { 'deposit.another': 'reading' },
    },
  },
})
