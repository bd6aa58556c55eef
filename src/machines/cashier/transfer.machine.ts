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

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const
const applyRefusal = { type: 'applyRefusal', params: outcome } as const

/**
 * A transfer to a member of an agent's team (AGENT-07) or to the upline (MEM-07). The tab stores the
 * idempotency key and sends it again after a lost response or a reload, so that the money moves only once.
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
  description: 'Lets players send money from their balance to a downline or to their upline.',
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
      description: 'The page loads the transfer terms: whether a transfer is possible and its limits.',
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
      description: 'The terms or the outcome of a transfer could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'transfer.retry': 'reading' },
    },
    routing: {
      description:
        'An unfinished transfer comes first. Otherwise the page checks whether a transfer is possible.',
      always: [
        { guard: 'isPending', target: 'tracing' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isPasswordUnset', target: 'settingPassword' },
        { target: 'editing' },
      ],
    },
    tracing: {
      description: 'An earlier transfer got no answer. The page asks the server for its outcome.',
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
      description:
        'A transfer is not possible now. The page shows the reason, and the player can check again.',
      on: { 'transfer.retry': 'reading' },
    },
    settingPassword: {
      description: 'The sender has no payment password yet and creates one first.',
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
      description:
        'The sender has no payment password, so nothing can be sent. The page offers again to create one.',
      on: { 'transfer.retry': 'settingPassword' },
    },
    editing: {
      description: 'The player enters the amount. The limits and the balance are shown.',
      initial: 'idle',
      on: {
        'amount.change': { actions: { type: 'setAmount', params: eventParams<{ amount: number | null }> } },
        'note.change': { actions: { type: 'setNote', params: eventParams<{ note: string }> } },
        'transfer.submit': 'checking',
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: {
          description: 'The amount is missing, outside the limits or above the balance. Nothing was sent.',
        },
        refused: {
          description:
            'The server declined the amount because the limits or the balance have changed. The form shows the new ones.',
        },
      },
    },
    checking: {
      description: 'The page checks the amount before the confirmation.',
      entry: 'checkAmount',
      always: [{ guard: 'hasAmountError', target: 'editing.invalid' }, { target: 'confirming' }],
    },
    confirming: {
      description:
        'The page shows the recipient and the amount. The player confirms with the payment password.',
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
          { description: 'The sender went back, so the form opens again.', target: 'editing' },
        ],
      },
    },
    sent: {
      description: 'The money was sent. The player can make another transfer.',
      on: { 'transfer.another': { target: 'editing', actions: 'clearTransfer' } },
    },
  },
})
