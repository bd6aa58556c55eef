import { assign, fromPromise, setup } from 'xstate'
import {
  readTransferTerms,
  sendTransfer,
  type TransferAnswer,
  type TransferTerms,
} from '#api/downline-transfer.ts'
import { forgetTransfer, newTransferIntent, noteTransfer, type TransferIntent } from '#api/transfer-intent.ts'
import { type CallFailure, callFailureOf } from '../call-failure.ts'
import { isOpenEnd } from '../open-end.ts'
import { paymentPasswordSetupMachine } from '../payment-password-setup.machine.ts'
import { waitOfFailure } from '../retry-wait.ts'
import { amountErrorIn, closedBy } from './amount.ts'
import { afterAnswer, type NextStep, nextStep } from './answer.ts'
import type { TransferContext, TransferEvent, TransferInput } from './types.ts'

/** Milliseconds until the platform is asked again what became of a transfer. */
const LOOK_AGAIN = 3_000

type Sending = { intent: TransferIntent | null; paymentPassword: string }

/** What a transfer to somebody in the team is made of; `downline-transfer.machine.ts` puts it together. */
export const transferSetup = setup({
  types: {
    input: {} as TransferInput,
    context: {} as TransferContext,
    events: {} as TransferEvent,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the money. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readTransferTerms: 'readTransferTerms'
      paymentPasswordSetup: 'paymentPasswordSetup'
      sendTransfer: 'sendTransfer'
      sendAgain: 'sendTransfer'
    },
  },
  actors: {
    readTransferTerms: fromPromise<TransferTerms, { memberId: string }>(({ input, signal }) =>
      readTransferTerms(input.memberId, signal),
    ),
    sendTransfer: fromPromise<TransferAnswer, Sending>(({ input: { intent, paymentPassword }, signal }) => {
      if (!intent) throw new Error('There is nothing to send')
      return sendTransfer({ intent, paymentPassword }, signal)
    }),
    paymentPasswordSetup: paymentPasswordSetupMachine,
  },
  guards: {
    isClosed: ({ context }) => context.closed !== null,
    isUnset: ({ context }) => !context.terms.paymentPasswordSet,
    isPending: ({ context }) => context.pending !== null,
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordMissing: ({ context }) => context.paymentPassword === '',
    isSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isSent: (_, answer: TransferAnswer) => answer.ok,
    asksFor: (_, { answer, step }: { answer: TransferAnswer; step: NextStep }) => nextStep(answer) === step,
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    isGone: (_, failure: CallFailure) => failure.reason === 'missing',
    /** The platform knows the key with another body: with another payment password, since all else was kept. */
    isAnsweredBefore: (_, failure: CallFailure) => failure.reason === 'invalid',
  },
  actions: {
    keepTerms: assign((_, terms: TransferTerms) => ({ terms, closed: closedBy(terms), failure: null })),
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
        newTransferIntent({ memberId: recipient.memberId, amount: amount ?? 0, note: note.trim() }),
    }),
    noteIntent: ({ context: { agentId, pending } }) => {
      if (pending) noteTransfer({ agentId }, pending)
    },
    forgetNote: ({ context: { agentId, recipient } }) =>
      forgetTransfer({ agentId, memberId: recipient.memberId }),
    forgetIntent: assign({ pending: null }),
    keepAnswer: assign(({ context }, answer: TransferAnswer) => afterAnswer(context, answer)),
    noteSetUp: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    noteGone: assign({ closed: 'gone' }),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    forgetTransfer: assign({ amount: null, note: '', receipt: null, guessesLeft: null, failure: null }),
  },
  delays: {
    untilNextAttempt: ({ context }) => context.retryAt - Date.now(),
    untilNextLook: LOOK_AGAIN,
  },
})

export const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
