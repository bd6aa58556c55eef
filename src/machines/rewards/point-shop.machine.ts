import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type { RedemptionAnswer } from '#api/rewards/point-shop.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import type { Delivery, RedemptionRequest } from '#protocol/rewards/point-shop.ts'
import { itemIn, mostOf } from '#protocol/rewards/point-shop-rules.ts'
import { afterRefusal, missingFields, noDelivery, requestOf } from './point-shop.logic.ts'
import type {
  RedemptionContext,
  RedemptionEmitted,
  RedemptionEvent,
  RedemptionInput,
  RedemptionOutcome,
  RedemptionRefusal,
  ShopContent,
  TypedQuantity,
} from './point-shop.types.ts'

type Settled = { event: DoneActorEvent<RedemptionOutcome> }

const outcome = ({ event }: Settled) => event.output

const correctable: readonly RedemptionRefusal['code'][] = [
  'points.priceChanged',
  'points.deliveryMissing',
  'points.mobileInvalid',
]

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest', 'notifySettled'] as const
const settleRefused = [{ type: 'applyRefusal', params: outcome }, ...settle] as const

const leave = { 'redemption.leave': { target: 'idle', actions: 'clearOrder' } } as const

/**
 * Redeems points for an item (PTS-01). The request includes the displayed price, and the platform refuses the
 * request if the price has changed. The tab stores the idempotency key, so that the points are spent only
 * once despite double taps, reloads and lost responses.
 */
export const pointShopMachine = setup({
  types: {
    input: {} as RedemptionInput,
    context: {} as RedemptionContext,
    events: {} as RedemptionEvent,
    emitted: {} as RedemptionEmitted,
    /**
     * `moneyUnderWay`: the flow must not be interrupted until the outcome is known. `open`: an item is
     * chosen.
     */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay' | 'open',
    children: {} as { sendRedemption: 'sendRedemption' },
  },
  actors: { sendRedemption: idempotentRequestMachine<RedemptionRequest, RedemptionAnswer>() },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasGaps: ({ context }) => context.gaps.length > 0,
    canRedeemSome: ({ context }) => {
      const item = itemIn(context)
      return context.refused !== 'points.off' && item !== undefined && mostOf(item, context.balance) > 0
    },
    hasFailed: (_, outcome: RedemptionOutcome) => 'failure' in outcome,
    isDone: (_, outcome: RedemptionOutcome) => 'answer' in outcome && outcome.answer.ok,
    isCorrectable: (_, outcome: RedemptionOutcome) => {
      const code = refusalIn(outcome)?.code
      return code !== undefined && correctable.includes(code)
    },
  },
  actions: {
    updateShop: assign((_, { balance, items }: ShopContent) => ({ balance, items })),
    /** Keeps the delivery address, so that it need not be typed again for another item. */
    choose: assign((_, { itemId }: { itemId: string }) => ({
      itemId,
      quantity: 1,
      gaps: [],
      receipt: null,
      failure: null,
    })),
    setQuantity: assign({
      quantity: (_, { quantity }: { quantity: TypedQuantity }) => quantity,
      gaps: [],
    }),
    setDelivery: assign(({ context }, { field, text }: { field: keyof Delivery; text: string }) => ({
      delivery: { ...context.delivery, [field]: text },
      gaps: context.gaps.filter((gap) => gap !== field),
    })),
    saveDelivery: providedEffect(),
    clearSavedDelivery: providedEffect(),
    reduceQuantity: assign({
      quantity: ({ context }) => {
        const item = itemIn(context)
        const most = item ? mostOf(item, context.balance) : 1
        return typeof context.quantity === 'number' ? Math.min(context.quantity, most) : most
      },
      gaps: [],
      refused: null,
    }),
    checkOrder: assign({ gaps: ({ context }) => missingFields(context), refused: null, failure: null }),
    createRequest: assign({ pending: ({ context }) => context.pending ?? newIntent(requestOf(context)) }),
    saveRequest: providedEffect(),
    /** Puts the pending order back into the form, because the form is empty after a reload. */
    showRequested: assign(({ context: { pending, delivery } }) =>
      pending
        ? {
            itemId: pending.request.itemId,
            quantity: pending.request.quantity,
            delivery: pending.request.delivery ?? delivery,
          }
        : {},
    ),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setReceipt: assign((_, outcome: RedemptionOutcome) =>
      'answer' in outcome && outcome.answer.ok
        ? { receipt: outcome.answer.value.redemption, balance: outcome.answer.value.points }
        : {},
    ),
    applyRefusal: assign(({ context }, outcome: RedemptionOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal ? { refused: refusal.code, ...afterRefusal(context, refusal) } : {}
    }),
    setFailure: assign({
      failure: (_, outcome: RedemptionOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    clearOrder: assign({
      itemId: null,
      quantity: 1,
      delivery: ({ context }) => (context.receipt ? noDelivery : context.delivery),
      gaps: [],
      refused: null,
      receipt: null,
      failure: null,
    }),
    notifySettled: emit({ type: 'settled' }),
  },
}).createMachine({
  id: 'pointShop',
  description:
    'Lets players redeem points for an item at the price shown. No item is ordered twice by mistake.',
  context: ({ input }) => ({
    ...input,
    itemId: null,
    quantity: 1,
    delivery: input.typed ?? noDelivery,
    gaps: [],
    refused: null,
    receipt: null,
    failure: null,
  }),
  initial: 'resuming',
  on: { 'shop.loaded': { actions: { type: 'updateShop', params: eventParams } } },
  states: {
    resuming: {
      description: 'An unfinished order comes first.',
      always: [{ guard: 'isPending', target: 'redeeming' }, { target: 'idle' }],
    },
    idle: {
      description: 'No item is being ordered.',
      on: { 'item.choose': { target: 'filling', actions: { type: 'choose', params: eventParams } } },
    },
    filling: {
      description: 'The player enters the quantity and the delivery address. The price is shown.',
      tags: 'open',
      initial: 'idle',
      on: {
        ...leave,
        'quantity.change': { target: '.idle', actions: { type: 'setQuantity', params: eventParams } },
        'delivery.change': { actions: [{ type: 'setDelivery', params: eventParams }, 'saveDelivery'] },
        'redemption.submit': 'checking',
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: {
          description: 'A field is missing or invalid, or the price has changed. No points were used.',
        },
        failed: {
          tags: 'failed',
          description: 'The request failed and no points were used. The player can try again.',
        },
      },
    },
    checking: {
      description: 'The page checks the order before sending it.',
      tags: 'open',
      entry: 'checkOrder',
      always: [{ guard: 'hasGaps', target: 'filling.refused' }, { target: 'redeeming' }],
    },
    redeeming: {
      description: 'The server is creating the order. Repeated requests create only one.',
      tags: ['busy', 'moneyUnderWay', 'open'],
      entry: ['createRequest', 'saveRequest', 'showRequested'],
      invoke: {
        id: 'sendRedemption',
        src: 'sendRedemption',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no item to redeem.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'hasFailed', params: outcome },
            target: 'filling.failed',
            actions: [{ type: 'setFailure', params: outcome }, ...settle],
          },
          {
            guard: { type: 'isDone', params: outcome },
            target: 'redeemed',
            actions: [{ type: 'setReceipt', params: outcome }, 'clearSavedDelivery', ...settle],
          },
          {
            guard: { type: 'isCorrectable', params: outcome },
            target: 'filling.refused',
            actions: settleRefused,
          },
          { target: 'refused', actions: settleRefused },
        ],
      },
    },
    redeemed: {
      description: 'The points are used and the order is under review. It appears in the history.',
      tags: 'open',
      on: leave,
    },
    refused: {
      description: 'The server declined the order. The page shows the reason, and no points were used.',
      tags: 'open',
      on: {
        ...leave,
        'redemption.change': { guard: 'canRedeemSome', target: 'filling', actions: 'reduceQuantity' },
      },
    },
  },
})
