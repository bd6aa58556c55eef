import { assign, type DoneActorEvent, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type {
  TransferAnswer,
  TransferOutcome,
  TransferRequest,
  TransferTerms,
} from '#api/cashier/transfer.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { afterRefusal, amountErrorIn, closedBy, type NextStep, noTerms, stepAfter } from './transfer.logic.ts'
import type { SendOutcome, TransferContext, TransferEvent, TransferInput } from './transfer.types.ts'

const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typed = <Event>({ event }: { event: Event }) => event
const traced = ({ event }: { event: DoneActorEvent<TransferOutcome> }) => event.output
const outcome = ({ event }: { event: DoneActorEvent<SendOutcome> }) => event.output
const needsStep = <Step extends NextStep>(step: Step) =>
  ({
    type: 'needsStep',
    params: ({ event }: { event: DoneActorEvent<SendOutcome> }) => ({ outcome: event.output, step }),
  }) as const

/** After any answer the outcome is known, so the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const
const settleRefused = [{ type: 'applyRefusal', params: outcome }, ...settle, 'clearPassword'] as const

const typingPassword = {
  'password.change': { actions: { type: 'setPassword', params: typed<{ password: string }> } },
} as const

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
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readTransferTerms: 'readTransferTerms'
      readOutcome: 'readOutcome'
      paymentPasswordSetup: 'paymentPasswordSetup'
      sendTransfer: 'sendTransfer'
    },
  },
  actors: {
    readTransferTerms: providedCall<TransferTerms, { memberId: string | null }>(),
    readOutcome: providedCall<TransferOutcome, { key: string }>(),
    sendTransfer: idempotentRequestMachine<TransferRequest, TransferAnswer>(),
    paymentPasswordSetup: paymentPasswordSetupMachine,
  },
  guards: {
    isClosed: ({ context }) => context.closed !== null,
    isPasswordUnset: ({ context }) => !context.terms.paymentPasswordSet,
    isPending: ({ context }) => context.pending !== null,
    wasSent: (_, { state }: TransferOutcome) => state === 'sent',
    wasRefused: (_, { state }: TransferOutcome) => state === 'refused',
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordMissing: ({ context }) => context.paymentPassword.trim() === '',
    isPasswordSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isSent: (_, outcome: SendOutcome) => 'answer' in outcome && outcome.answer.ok,
    needsStep: (_, { outcome, step }: { outcome: SendOutcome; step: NextStep }) => {
      const refusal = refusalIn(outcome)
      return refusal !== null && stepAfter(refusal) === step
    },
    isThrottled: (_, outcome: SendOutcome) => 'failure' in outcome && outcome.failure.reason === 'throttled',
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isRecipientNotFound: (_, outcome: SendOutcome) =>
      'failure' in outcome && outcome.failure.reason === 'missing',
    /** The key was reused with another body, which can only mean another payment password. */
    isKeyReused: (_, outcome: SendOutcome) => 'failure' in outcome && outcome.failure.reason === 'invalid',
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
    setPassword: assign({ paymentPassword: (_, { password }: { password: string }) => password }),
    clearPassword: assign({ paymentPassword: '' }),
    checkAmount: assign({ amountError: ({ context }) => amountErrorIn(context), failure: null }),
    /** Creates a new idempotency key; a pending request keeps its own. */
    createRequest: assign({
      pending: ({ context: { pending, recipient, amount, note } }) =>
        pending ??
        newIntent({ memberId: recipient?.memberId ?? null, amount: amount ?? 0, note: note.trim() }),
      failure: null,
    }),
    saveRequest: providedEffect(),
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
      const refusal = refusalIn(outcome)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    markPasswordSet: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    markNotFound: assign({ closed: 'notFound' }),
    setFailure: assign({
      failure: (_, outcome: SendOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    setRetryAtFromFailure: assign({
      retryAt: (_, outcome: SendOutcome) =>
        Date.now() + waitOfFailure('failure' in outcome ? outcome.failure : null),
    }),
    clearTransfer: assign({ amount: null, note: '', receipt: null, guessesLeft: null, failure: null }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'transfer',
  description:
    'Lets members send money from their own balance to a member of their team, or to their upline.',
  context: ({ input }) => ({
    ...input,
    terms: noTerms,
    amount: input.pending?.request.amount ?? null,
    note: input.pending?.request.note ?? '',
    paymentPassword: '',
    amountError: null,
    guessesLeft: null,
    closed: null,
    receipt: null,
    retryAt: 0,
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
          { target: 'unfinished' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setLoadFailure', params: failureIn } },
      },
    },
    closed: {
      description: 'No money can be sent there now, and it is said why.',
      on: { 'transfer.retry': 'reading' },
    },
    unfinished: {
      description:
        'A transfer from before the page was loaded is not known to the platform; with the payment password it is finished, and never paid twice.',
      initial: 'idle',
      on: {
        ...typingPassword,
        'transfer.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'sending' }],
        'transfer.drop': { target: 'reading', actions: [...settle, 'clearTransfer'] },
      },
      states: {
        idle: { description: 'The payment password is asked for.' },
        incomplete: { description: 'The payment password is missing.' },
        passwordMismatch: { description: 'The transfer was sent with another payment password.' },
      },
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
        'amount.change': { actions: { type: 'setAmount', params: typed<{ amount: number | null }> } },
        'note.change': { actions: { type: 'setNote', params: typed<{ note: string }> } },
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
      description: 'Name and amount are shown once more, and the payment password is asked for.',
      initial: 'idle',
      on: {
        ...typingPassword,
        'transfer.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'sending' }],
        'transfer.back': { target: 'editing', actions: 'clearPassword' },
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        incomplete: { description: 'The payment password is missing; nothing was sent.' },
        wrong: { description: 'The payment password was wrong, and nothing was sent.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was sent.' },
      },
    },
    sending: {
      description: 'The money is being sent, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context: { pending, paymentPassword } }) => {
          if (!pending) throw new Error('There is nothing to send.')
          return { ...pending, request: { ...pending.request, paymentPassword } }
        },
        onDone: [
          {
            guard: { type: 'isSent', params: outcome },
            target: 'sent',
            actions: [{ type: 'setReceipt', params: outcome }, ...settle, 'clearPassword'],
          },
          { guard: needsStep('amount'), target: 'editing.refused', actions: settleRefused },
          { guard: needsStep('password'), target: 'confirming.wrong', actions: settleRefused },
          { guard: needsStep('setUp'), target: 'settingPassword', actions: settleRefused },
          {
            guard: needsStep('wait'),
            target: 'throttled',
            actions: [{ type: 'applyRefusal', params: outcome }, ...settle],
          },
          { guard: needsStep('nothing'), target: 'closed', actions: settleRefused },
          {
            guard: { type: 'isKeyReused', params: outcome },
            target: 'unfinished.passwordMismatch',
            actions: 'clearPassword',
          },
          {
            guard: { type: 'isThrottled', params: outcome },
            target: 'throttled',
            actions: [{ type: 'setRetryAtFromFailure', params: outcome }, ...settle],
          },
          {
            guard: { type: 'isRecipientNotFound', params: outcome },
            target: 'closed',
            actions: ['markNotFound', ...settle, 'clearPassword'],
          },
          { target: 'confirming.failed', actions: [{ type: 'setFailure', params: outcome }, ...settle] },
        ],
      },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      on: { ...typingPassword, 'transfer.back': { target: 'editing', actions: 'clearPassword' } },
      after: { untilNextAttempt: 'confirming' },
    },
    sent: {
      description: 'The money has arrived.',
      on: { 'transfer.another': { target: 'editing', actions: 'clearTransfer' } },
    },
  },
})
