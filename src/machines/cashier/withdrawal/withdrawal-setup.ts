import { assign, fromPromise, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { withdrawalIntents } from '#api/cashier/withdrawal-intent.ts'
import { orderWithdrawal, readStart, type WithdrawalStart } from '#api/cashier/withdrawals.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'
import { afterRefusal, amountErrorIn, feeIn, type NextStep, stepAfter, withStart } from './choice.ts'
import type { WithdrawalContext, WithdrawalEvent, WithdrawalInput, WithdrawalOutcome } from './types.ts'

/** What paying out is made of; `withdrawal.machine.ts` puts it together. */
export const withdrawalSetup = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the order. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readStart: 'readStart'
      paymentPasswordSetup: 'paymentPasswordSetup'
      orderWithdrawal: 'orderWithdrawal'
      withdrawalOrder: 'withdrawalOrder'
    },
  },
  actors: {
    readStart: fromPromise<WithdrawalStart>(({ signal }) => readStart(signal)),
    paymentPasswordSetup: paymentPasswordSetupMachine,
    orderWithdrawal: idempotentRequestMachine(orderWithdrawal),
    withdrawalOrder: withdrawalOrderMachine,
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasOpenOrder: ({ context }) => context.orderId !== null,
    isOff: ({ context }) => !context.terms.on,
    isTurnoverLeft: ({ context }) => context.terms.turnoverLeft.total > 0,
    isUnset: ({ context }) => !context.terms.paymentPasswordSet,
    hasNoAccount: ({ context }) => context.accountId === null,
    isDayUsedUp: ({ context }) => context.terms.leftToday.times === 0,
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordMissing: ({ context }) => context.paymentPassword.trim() === '',
    isSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isOrdered: (_, end: WithdrawalOutcome) => 'answer' in end && end.answer.ok,
    asksFor: (_, { end, step }: { end: WithdrawalOutcome; step: NextStep }) => {
      const refusal = refusalIn(end)
      return refusal !== null && stepAfter(refusal) === step
    },
    isRefused: (_, end: WithdrawalOutcome) => refusalIn(end) !== null,
    isThrottled: (_, end: WithdrawalOutcome) => 'failure' in end && end.failure.reason === 'throttled',
    /** The platform knows the key with another body: with another payment password, since all else was kept. */
    isAnsweredBefore: (_, end: WithdrawalOutcome) => 'failure' in end && end.failure.reason === 'invalid',
    endedAs: ({ context }, state: WithdrawalDetails['state']) => context.ended?.state === state,
  },
  actions: {
    keepStart: assign(({ context }, start: WithdrawalStart) => withStart(context, start)),
    keepReadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    keepAccount: assign({ accountId: (_, { accountId }: { accountId: string }) => accountId }),
    keepAmount: assign({ amount: (_, { amount }: { amount: number | null }) => amount, amountError: null }),
    keepPassword: assign({ paymentPassword: (_, { password }: { password: string }) => password }),
    leaveOrder: assign({ wantsAnother: true, orderId: null }),
    showOrder: assign((_, { withdrawalId }: { withdrawalId: string }) => ({
      orderId: withdrawalId,
      wantsAnother: false,
    })),
    forgetPassword: assign({ paymentPassword: '' }),
    checkAmount: assign({ amountError: ({ context }) => amountErrorIn(context), failure: null }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      pending: ({ context }) =>
        context.pending ??
        newIntent({
          accountId: context.accountId ?? '',
          amount: context.amount ?? 0,
          fee: feeIn(context),
        }),
      failure: null,
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) withdrawalIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => withdrawalIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepOrdered: assign(({ context }, end: WithdrawalOutcome) =>
      'answer' in end && end.answer.ok
        ? {
            orderId: end.answer.value.withdrawal.id,
            wantsAnother: false,
            terms: { ...context.terms, available: end.answer.value.balance },
          }
        : {},
    ),
    keepRefusal: assign(({ context }, end: WithdrawalOutcome) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    keepFailure: assign({ failure: (_, end: WithdrawalOutcome) => ('failure' in end ? end.failure : null) }),
    keepFailureWait: assign({
      retryAt: (_, end: WithdrawalOutcome) =>
        Date.now() + waitOfFailure('failure' in end ? end.failure : null),
    }),
    noteSetUp: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    keepEnd: assign((_, ended: WithdrawalDetails | null) => ({ ended, orderId: null })),
    forgetWish: assign({ amount: null, amountError: null, guessesLeft: null, failure: null }),
    /** What has changed may be this order: nothing that is read elsewhere should know of it before. */
    askOfOrder: sendTo('orderWithdrawal', { type: 'intent.ask' }),
    lookAtOrder: sendTo('withdrawalOrder', { type: 'order.changed' }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
})
