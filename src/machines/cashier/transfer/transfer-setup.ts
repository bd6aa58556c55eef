import { assign, fromPromise, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import {
  readOutcome,
  readTransferTerms,
  sendTransfer,
  type TransferOutcome,
  type TransferTerms,
} from '#api/cashier/transfer.ts'
import { transferIntents } from '#api/cashier/transfer-intent.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { amountErrorIn, closedBy } from './amount.ts'
import { afterRefusal, type NextStep, stepAfter } from './answer.ts'
import type { TransferContext, TransferEnd, TransferEvent, TransferInput } from './types.ts'

const intentsOf = ({ recipient }: Pick<TransferContext, 'recipient'>) =>
  transferIntents(recipient?.memberId ?? null)

/** What a transfer to another member is made of; `transfer.machine.ts` puts it together. */
export const transferSetup = setup({
  types: {
    input: {} as TransferInput,
    context: {} as TransferContext,
    events: {} as TransferEvent,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the money. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readTransferTerms: 'readTransferTerms'
      readOutcome: 'readOutcome'
      paymentPasswordSetup: 'paymentPasswordSetup'
      sendTransfer: 'sendTransfer'
    },
  },
  actors: {
    readTransferTerms: fromPromise<TransferTerms, { memberId: string | null }>(({ input, signal }) =>
      readTransferTerms(input.memberId, signal),
    ),
    readOutcome: fromPromise<TransferOutcome, { key: string }>(({ input, signal }) =>
      readOutcome(input.key, signal),
    ),
    sendTransfer: idempotentRequestMachine(sendTransfer),
    paymentPasswordSetup: paymentPasswordSetupMachine,
  },
  guards: {
    isClosed: ({ context }) => context.closed !== null,
    isUnset: ({ context }) => !context.terms.paymentPasswordSet,
    isPending: ({ context }) => context.pending !== null,
    hasArrived: (_, { state }: TransferOutcome) => state === 'sent',
    wasRefused: (_, { state }: TransferOutcome) => state === 'refused',
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordMissing: ({ context }) => context.paymentPassword.trim() === '',
    isSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isSent: (_, end: TransferEnd) => 'answer' in end && end.answer.ok,
    asksFor: (_, { end, step }: { end: TransferEnd; step: NextStep }) => {
      const refusal = refusalIn(end)
      return refusal !== null && stepAfter(refusal) === step
    },
    isThrottled: (_, end: TransferEnd) => 'failure' in end && end.failure.reason === 'throttled',
    isGone: (_, failure: CallFailure) => failure.reason === 'missing',
    hasGone: (_, end: TransferEnd) => 'failure' in end && end.failure.reason === 'missing',
    /** The platform knows the key with another body: with another payment password, since all else was kept. */
    isAnsweredBefore: (_, end: TransferEnd) => 'failure' in end && end.failure.reason === 'invalid',
  },
  actions: {
    keepTerms: assign(({ context }, terms: TransferTerms) => ({
      terms,
      closed: closedBy(context, terms),
      failure: null,
    })),
    keepReadFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepAmount: assign({
      amount: (_, { amount }: { amount: number | null }) => amount,
      amountError: null,
    }),
    keepNote: assign({ note: (_, { note }: { note: string }) => note }),
    keepPassword: assign({ paymentPassword: (_, { password }: { password: string }) => password }),
    forgetPassword: assign({ paymentPassword: '' }),
    checkAmount: assign({ amountError: ({ context }) => amountErrorIn(context), failure: null }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      pending: ({ context: { pending, recipient, amount, note } }) =>
        pending ??
        newIntent({ memberId: recipient?.memberId ?? null, amount: amount ?? 0, note: note.trim() }),
      failure: null,
    }),
    noteIntent: ({ context }) => {
      if (context.pending) intentsOf(context).note(context.senderId, context.pending)
    },
    forgetNote: ({ context }) => intentsOf(context).forget(context.senderId),
    forgetIntent: assign({ pending: null }),
    keepReceipt: assign(({ context }, end: TransferEnd) =>
      'answer' in end && end.answer.ok
        ? {
            receipt: end.answer.value,
            terms: { ...context.terms, available: end.answer.value.balance },
          }
        : {},
    ),
    keepOutcome: assign({
      receipt: (_, outcome: TransferOutcome) => (outcome.state === 'sent' ? outcome : null),
    }),
    keepRefusal: assign(({ context }, end: TransferEnd) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    noteSetUp: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    noteGone: assign({ closed: 'gone' }),
    keepFailure: assign({ failure: (_, end: TransferEnd) => ('failure' in end ? end.failure : null) }),
    keepFailureWait: assign({
      retryAt: (_, end: TransferEnd) => Date.now() + waitOfFailure('failure' in end ? end.failure : null),
    }),
    forgetTransfer: assign({ amount: null, note: '', receipt: null, guessesLeft: null, failure: null }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
})

export const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
