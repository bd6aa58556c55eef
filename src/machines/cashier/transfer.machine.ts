import { assign, type DoneActorEvent, setup } from 'xstate'
import type { StoredTransferRequest } from '#api/cashier/pending-transfers.ts'
import type { TransferAnswer, TransferOutcome, TransferTerms } from '#api/cashier/transfer.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { paymentRefusal } from './payment-confirm.logic.ts'
import {
  afterRefusal,
  amountErrorIn,
  closedBy,
  type NextStep,
  noTerms,
  requestIn,
  stepAfter,
} from './transfer.logic.ts'
import type { SendOutcome, TransferContext, TransferEvent, TransferInput } from './transfer.types.ts'

const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const traced = ({ event }: { event: DoneActorEvent<TransferOutcome> }) => event.output
const outcome = ({ event }: { event: DoneActorEvent<SendOutcome> }) => event.output
const needsStep = <Step extends NextStep>(step: Step) =>
  ({
    type: 'needsStep',
    params: ({ event }: { event: DoneActorEvent<SendOutcome> }) => ({ outcome: event.output, step }),
  }) as const

/** Once the outcome is known, the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const
const applyRefusal = { type: 'applyRefusal', params: outcome } as const

/**
 * A transfer to a member of an agent's team (AGENT-07) or to the upline (MEM-07). Its idempotency key is
 * stored in the tab: after a lost answer or a reload the platform is asked with the same key, so money never
 * moves twice.
 */
export const transferMachine = setup({
  types: {
    input: {} as TransferInput,
    context: {} as TransferContext,
    events: {} as TransferEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      readTransferTerms: 'readTransferTerms'
      readOutcome: 'readOutcome'
      paymentPasswordSetup: 'paymentPasswordSetup'
      paymentConfirm: 'paymentConfirm'
    },
  },
  actors: {
    readTransferTerms: providedCall<TransferTerms, { memberId: string | null }>(),
    readOutcome: providedCall<TransferOutcome, { key: string }>(),
    paymentPasswordSetup: paymentPasswordSetupMachine,
    paymentConfirm: paymentConfirmMachine<StoredTransferRequest, TransferAnswer>(),
  },
  guards: {
    isClosed: ({ context }) => context.closed !== null,
    isPasswordUnset: ({ context }) => !context.terms.paymentPasswordSet,
    isPending: ({ context }) => context.pending !== null,
    wasSent: (_, { state }: TransferOutcome) => state === 'sent',
    wasRefused: (_, { state }: TransferOutcome) => state === 'refused',
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isSent: (_, outcome: SendOutcome) => 'answer' in outcome && outcome.answer.ok,
    needsStep: (_, { outcome, step }: { outcome: SendOutcome; step: NextStep }) => {
      const refusal = paymentRefusal(outcome)
      return refusal !== null && stepAfter(refusal) === step
    },
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isRecipientNotFound: (_, outcome: SendOutcome) => 'failure' in outcome,
    isDropped: (_, outcome: SendOutcome) => 'left' in outcome && outcome.left === 'dropped',
  },
  actions: {
    setTerms: assign(({ context }, terms: TransferTerms) => ({
      terms,
      closed: closedBy(context, terms),
      failure: null,
    })),
    setLoadFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setAmount: assign({
      amount: (_, { amount }: { amount: number | null }) => amount,
      amountError: null,
    }),
    setNote: assign({ note: (_, { note }: { note: string }) => note }),
    checkAmount: assign({ amountError: ({ context }) => amountErrorIn(context) }),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setReceipt: assign(({ context }, outcome: SendOutcome) =>
      'answer' in outcome && outcome.answer.ok
        ? {
            receipt: outcome.answer.value,
            terms: { ...context.terms, available: outcome.answer.value.balance },
          }
        : {},
    ),
    setOutcome: assign({
      receipt: (_, outcome: TransferOutcome) => (outcome.state === 'sent' ? outcome : null),
    }),
    applyRefusal: assign(({ context }, outcome: SendOutcome) => {
      const refusal = paymentRefusal(outcome)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    markPasswordSet: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    markNotFound: assign({ closed: 'notFound' }),
    clearTransfer: assign({ amount: null, note: '', receipt: null }),
  },
}).createMachine({
  id: 'transfer',
  description:
    'Lets members send money from their own balance to a member of their team, or to their upline.',
  context: ({ input }) => ({
    ...input,
    terms: noTerms,
    amount: input.pending?.request.amount ?? null,
    note: input.pending?.request.note ?? '',
    amountError: null,
    closed: null,
    receipt: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The platform is asked whether money can be sent there, and how much.',
      tags: 'busy',
      invoke: {
        id: 'readTransferTerms',
        src: 'readTransferTerms',
        input: ({ context }) => ({ memberId: context.recipient?.memberId ?? null }),
        onDone: {
          target: 'routing',
          actions: { type: 'setTerms', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isNotFound', params: failureIn }, target: 'closed', actions: 'markNotFound' },
          { target: 'loadFailed', actions: { type: 'setLoadFailure', params: failureIn } },
        ],
      },
    },
    loadFailed: {
      description: 'The limits, or what became of a transfer, could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'transfer.retry': 'reading' },
    },
    routing: {
      description: 'What was left open comes first; then whether money can be sent at all.',
      always: [
        { guard: 'isPending', target: 'tracing' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isPasswordUnset', target: 'settingPassword' },
        { target: 'editing' },
      ],
    },
    tracing: {
      description:
        'A transfer was left without an answer; the platform is asked, by its key, what became of it.',
      tags: 'busy',
      invoke: {
        id: 'readOutcome',
        src: 'readOutcome',
        input: ({ context }) => ({ key: context.pending?.key ?? '' }),
        onDone: [
          {
            guard: { type: 'wasSent', params: traced },
            target: 'sent',
            actions: [{ type: 'setOutcome', params: traced }, ...settle],
          },
          { guard: { type: 'wasRefused', params: traced }, target: 'routing', actions: settle },
          { target: 'confirming' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setLoadFailure', params: failureIn } },
      },
    },
    closed: {
      description: 'No money can be sent there now, and it is said why.',
      on: { 'transfer.retry': 'reading' },
    },
    settingPassword: {
      description: 'The sender has no payment password yet and chooses one first.',
      invoke: {
        id: 'paymentPasswordSetup',
        src: 'paymentPasswordSetup',
        onDone: [
          {
            guard: { type: 'isPasswordSet', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'markPasswordSet',
          },
          { target: 'unset' },
        ],
      },
    },
    unset: {
      description: 'Without a payment password nothing can be sent.',
      on: { 'transfer.retry': 'settingPassword' },
    },
    editing: {
      description: 'The amount is being filled in, with the limits and the balance in sight.',
      initial: 'idle',
      on: {
        'amount.change': { actions: { type: 'setAmount', params: eventParams<{ amount: number | null }> } },
        'note.change': { actions: { type: 'setNote', params: eventParams<{ note: string }> } },
        'transfer.submit': 'checking',
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'The amount is missing or off the limits; nothing was sent.' },
        refused: {
          description: 'The platform did not take the amount; the limits or the balance are others now.',
        },
      },
    },
    checking: {
      description: 'The amount is looked at before anything is asked.',
      entry: 'checkAmount',
      always: [{ guard: 'hasAmountError', target: 'editing.invalid' }, { target: 'confirming' }],
    },
    confirming: {
      description: 'Name and amount are shown once more, and the money is sent with the payment password.',
      exit: 'clearRequest',
      invoke: {
        id: 'paymentConfirm',
        src: 'paymentConfirm',
        input: ({ context }) => ({
          payerId: context.senderId,
          request: requestIn(context),
          pending: context.pending,
          hasRecipient: true,
        }),
        onDone: [
          {
            guard: { type: 'isSent', params: outcome },
            target: 'sent',
            actions: { type: 'setReceipt', params: outcome },
          },
          { guard: needsStep('amount'), target: 'editing.refused', actions: applyRefusal },
          { guard: needsStep('setUp'), target: 'settingPassword' },
          { guard: needsStep('nothing'), target: 'closed', actions: applyRefusal },
          {
            guard: { type: 'isRecipientNotFound', params: outcome },
            target: 'closed',
            actions: 'markNotFound',
          },
          { guard: { type: 'isDropped', params: outcome }, target: 'reading', actions: 'clearTransfer' },
          { description: 'The sender has gone back.', target: 'editing' },
        ],
      },
    },
    sent: {
      description: 'The money has arrived.',
      on: { 'transfer.another': { target: 'editing', actions: 'clearTransfer' } },
    },
  },
})
