import { assign, emit, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { forgetDelivery, noteDelivery } from '#api/rewards/delivery-draft.ts'
import { redemptionIntents } from '#api/rewards/point-intents.ts'
import { sendRedemption } from '#api/rewards/point-mall.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { Delivery } from '#protocol/rewards/point-mall.ts'
import { itemIn, mostOf } from '#protocol/rewards/point-redemption.ts'
import { afterRefusal, missingFields, noDelivery, wishIn } from './order.ts'
import type {
  RedemptionContext,
  RedemptionEmitted,
  RedemptionEvent,
  RedemptionInput,
  RedemptionOutcome,
  RedemptionRefusal,
  SeenMall,
  TypedQuantity,
} from './types.ts'

/** What redeeming is made of; `point-redemption.machine.ts` puts it together. */
export const redemptionSetup = setup({
  types: {
    input: {} as RedemptionInput,
    context: {} as RedemptionContext,
    events: {} as RedemptionEvent,
    emitted: {} as RedemptionEmitted,
    /** `moneyUnderWay`: nothing should come between until it is known what became of it. `open`: it is about an item. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay' | 'open',
    children: {} as { sendRedemption: 'sendRedemption' },
  },
  actors: { sendRedemption: idempotentRequestMachine(sendRedemption) },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasGaps: ({ context }) => context.gaps.length > 0,
    mayHaveSome: ({ context }) => {
      const item = itemIn(context)
      return item !== undefined && mostOf(item, context.balance) > 0
    },
    isUndone: (_, end: RedemptionOutcome) => 'failure' in end,
    isDone: (_, end: RedemptionOutcome) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: RedemptionOutcome; code: RedemptionRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    keepSeen: assign((_, { balance, items }: SeenMall) => ({ balance, items })),
    /** An address that was typed before is still there. */
    choose: assign((_, { itemId }: { itemId: string }) => ({
      itemId,
      quantity: 1,
      gaps: [],
      receipt: null,
      failure: null,
    })),
    keepQuantity: assign({
      quantity: (_, { quantity }: { quantity: TypedQuantity }) => quantity,
      gaps: [],
    }),
    keepDelivery: assign(({ context }, { field, text }: { field: keyof Delivery; text: string }) => ({
      delivery: { ...context.delivery, [field]: text },
      gaps: context.gaps.filter((gap) => gap !== field),
    })),
    noteDelivery: ({ context: { memberId, delivery } }) => noteDelivery(memberId, delivery),
    forgetDelivery: ({ context }) => forgetDelivery(context.memberId),
    lessen: assign({
      quantity: ({ context }) => {
        const item = itemIn(context)
        const most = item ? mostOf(item, context.balance) : 1
        return typeof context.quantity === 'number' ? Math.min(context.quantity, most) : most
      },
      gaps: [],
    }),
    check: assign({ gaps: ({ context }) => missingFields(context), failure: null }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({ pending: ({ context }) => context.pending ?? newIntent(wishIn(context)) }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) redemptionIntents.note(memberId, pending)
    },
    /** What was asked for is what it is about, also where it was asked before a reload. */
    showAsked: assign(({ context: { pending, delivery } }) =>
      pending
        ? {
            itemId: pending.request.itemId,
            quantity: pending.request.quantity,
            delivery: pending.request.delivery ?? delivery,
          }
        : {},
    ),
    forgetNote: ({ context }) => redemptionIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepReceipt: assign((_, end: RedemptionOutcome) =>
      'answer' in end && end.answer.ok
        ? { receipt: end.answer.value.redemption, balance: end.answer.value.points }
        : {},
    ),
    keepRefusal: assign(({ context }, end: RedemptionOutcome) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    keepFailure: assign({ failure: (_, end: RedemptionOutcome) => ('failure' in end ? end.failure : null) }),
    forgetOrder: assign({
      itemId: null,
      quantity: 1,
      delivery: ({ context }) => (context.receipt ? noDelivery : context.delivery),
      gaps: [],
      receipt: null,
      failure: null,
    }),
    tellSettled: emit({ type: 'settled' }),
  },
})
