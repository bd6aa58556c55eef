import { assign, fromPromise, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { depositIntents } from '#api/cashier/deposit-intent.ts'
import { type DepositChannels, orderDeposit, readChannels } from '#api/cashier/deposits.ts'
import { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import { afterRefusal, amountErrorIn, bonusErrorIn, withChannels } from './choice.ts'
import type { DepositContext, DepositEvent, DepositInput, DepositOutcome } from './types.ts'

/** What paying in is made of; `deposit.machine.ts` puts it together. */
export const depositSetup = setup({
  types: {
    input: {} as DepositInput,
    context: {} as DepositContext,
    events: {} as DepositEvent,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the order. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readChannels: 'readChannels'
      orderDeposit: 'orderDeposit'
      depositOrder: 'depositOrder'
    },
  },
  actors: {
    readChannels: fromPromise<DepositChannels>(({ signal }) => readChannels(signal)),
    orderDeposit: idempotentRequestMachine(orderDeposit),
    depositOrder: depositOrderMachine,
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasOpenOrder: ({ context }) => context.orderId !== null,
    isClosed: ({ context }) => context.channelId === null,
    hasError: ({ context }) => context.amountError !== null || context.bonusError !== null,
    isOrdered: (_, end: DepositOutcome) => 'answer' in end && end.answer.ok,
    isRefused: (_, end: DepositOutcome) => 'answer' in end,
    endedAs: ({ context }, state: DepositOrder['state']) => context.ended?.state === state,
  },
  actions: {
    keepChannels: assign(({ context }, channels: DepositChannels) => withChannels(context, channels)),
    keepReadFailure: assign({ failure: (_, error: unknown): CallFailure => callFailureOf(error) }),
    keepChannel: assign({
      channelId: (_, { channelId }: { channelId: string }) => channelId,
      amountError: null,
      bonusError: null,
    }),
    keepAmount: assign({
      amount: (_, { amount }: { amount: number | null }) => amount,
      amountError: null,
      bonusError: null,
    }),
    keepPromotion: assign({
      promotionId: (_, { promotionId }: { promotionId: string | null }) => promotionId,
      amountError: null,
      bonusError: null,
      promotionRefusal: null,
    }),
    checkChoice: assign(({ context }) => {
      const amountError = amountErrorIn(context)
      // One thing at a time: the amount is said first.
      return { amountError, bonusError: amountError ? null : bonusErrorIn(context), failure: null }
    }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      promotionRefusal: null,
      pending: ({ context: { pending, channelId, amount, promotionId } }) => {
        const chosen = promotionId === null ? {} : { promotionId }
        return pending ?? newIntent({ channelId: channelId ?? '', amount: amount ?? 0, ...chosen })
      },
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) depositIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => depositIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepOrdered: assign((_, end: DepositOutcome) =>
      'answer' in end && end.answer.ok ? { orderId: end.answer.value.id } : {},
    ),
    keepRefusal: assign(({ context }, end: DepositOutcome) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    keepFailure: assign({ failure: (_, end: DepositOutcome) => ('failure' in end ? end.failure : null) }),
    keepEnd: assign((_, ended: DepositOrder | null) => ({ ended, orderId: null, promotionId: null })),
    /** What has changed may be this order: nothing that is read elsewhere should know of it before. */
    askOfOrder: sendTo('orderDeposit', { type: 'intent.ask' }),
    lookAtOrder: sendTo('depositOrder', { type: 'order.changed' }),
  },
})
