import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type { WithdrawalAnswer, WithdrawalRequest, WithdrawalStart } from '#api/cashier/withdrawals.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'
import {
  afterRefusal,
  amountErrorIn,
  feeIn,
  type NextStep,
  noTerms,
  stepAfter,
  withStart,
} from './withdrawal.logic.ts'
import type {
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
  WithdrawalOutcome,
} from './withdrawal.types.ts'

const typed = <Event>({ event }: { event: Event }) => event
const outcome = ({ event }: { event: DoneActorEvent<WithdrawalOutcome> }) => event.output
const needsStep = <Step extends NextStep>(step: Step) =>
  ({
    type: 'needsStep',
    params: ({ event }: { event: DoneActorEvent<WithdrawalOutcome> }) => ({ outcome: event.output, step }),
  }) as const
/** After any answer the outcome is known, so the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const
const settleRefused = [{ type: 'applyRefusal', params: outcome }, ...settle] as const

const typingPassword = {
  'password.change': { actions: { type: 'setPassword', params: typed<{ password: string }> } },
} as const

/**
 * An earlier withdrawal can be opened, and confirmed if it waits for that, whenever nothing else is in
 * progress.
 */
const showing = {
  'withdrawal.show': {
    target: 'following',
    actions: { type: 'showOrder', params: typed<{ withdrawalId: string }> },
  },
} as const

/**
 * A withdrawal (MEM-05): account and amount, confirmed by the payment password, one order at a time, followed
 * until it arrives or is refunded. The idempotency key is stored in the tab, so taps, lost answers and
 * reloads create one order only.
 */
export const withdrawalMachine = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readStart: 'readStart'
      paymentPasswordSetup: 'paymentPasswordSetup'
      orderWithdrawal: 'orderWithdrawal'
      withdrawalOrder: 'withdrawalOrder'
    },
  },
  actors: {
    readStart: providedCall<WithdrawalStart>(),
    paymentPasswordSetup: paymentPasswordSetupMachine,
    orderWithdrawal: idempotentRequestMachine<WithdrawalRequest, WithdrawalAnswer>(),
    withdrawalOrder: withdrawalOrderMachine,
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasOpenOrder: ({ context }) => context.orderId !== null,
    isClosed: ({ context }) => context.closed !== null,
    isPasswordUnset: ({ context }) => !context.terms.paymentPasswordSet,
    hasNoAccount: ({ context }) => context.accountId === null,
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordMissing: ({ context }) => context.paymentPassword.trim() === '',
    isPasswordSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isOrdered: (_, outcome: WithdrawalOutcome) => 'answer' in outcome && outcome.answer.ok,
    needsStep: (_, { outcome, step }: { outcome: WithdrawalOutcome; step: NextStep }) => {
      const refusal = refusalIn(outcome)
      return refusal !== null && stepAfter(refusal) === step
    },
    isRefused: (_, outcome: WithdrawalOutcome) => refusalIn(outcome) !== null,
    isThrottled: (_, outcome: WithdrawalOutcome) =>
      'failure' in outcome && outcome.failure.reason === 'throttled',
    /** The key was reused with another body, which can only mean another payment password. */
    isKeyReused: (_, outcome: WithdrawalOutcome) =>
      'failure' in outcome && outcome.failure.reason === 'invalid',
  },
  actions: {
    setStart: assign(({ context }, start: WithdrawalStart) => withStart(context, start)),
    setLoadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setAccount: assign({ accountId: (_, { accountId }: { accountId: string }) => accountId }),
    setAmount: assign({ amount: (_, { amount }: { amount: number | null }) => amount, amountError: null }),
    setPassword: assign({ paymentPassword: (_, { password }: { password: string }) => password }),
    leaveOrder: assign({ wantsAnother: true, orderId: null }),
    showOrder: assign((_, { withdrawalId }: { withdrawalId: string }) => ({
      orderId: withdrawalId,
      wantsAnother: false,
    })),
    clearPassword: assign({ paymentPassword: '' }),
    checkAmount: assign({ amountError: ({ context }) => amountErrorIn(context), failure: null }),
    /** Creates a new idempotency key; a pending request keeps its own. */
    createRequest: assign({
      pending: ({ context }) =>
        context.pending ??
        newIntent({
          accountId: context.accountId ?? '',
          amount: context.amount ?? 0,
          fee: feeIn(context),
        }),
      failure: null,
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setOrdered: assign(({ context }, outcome: WithdrawalOutcome) =>
      'answer' in outcome && outcome.answer.ok
        ? {
            orderId: outcome.answer.value.withdrawal.id,
            wantsAnother: false,
            terms: { ...context.terms, available: outcome.answer.value.balance },
          }
        : {},
    ),
    applyRefusal: assign(({ context }, outcome: WithdrawalOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    setFailure: assign({
      failure: (_, outcome: WithdrawalOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    setRetryAtFromFailure: assign({
      retryAt: (_, outcome: WithdrawalOutcome) =>
        Date.now() + waitOfFailure('failure' in outcome ? outcome.failure : null),
    }),
    markPasswordSet: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    setOutcome: assign((_, ended: WithdrawalDetails | null) => ({ ended, orderId: null })),
    clearForm: assign({ amount: null, amountError: null, guessesLeft: null, failure: null }),
    /**
     * The change may be about the order in flight, so its outcome is checked before anything else is read.
     */
    recheckOrder: sendTo('orderWithdrawal', { type: 'intent.ask' }),
    reloadOrder: sendTo('withdrawalOrder', { type: 'order.changed' }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'withdrawal',
  description: 'Lets members have money paid out, and shows where it is until it has arrived.',
  context: ({ input }) => ({
    ...input,
    terms: noTerms,
    closed: null,
    accounts: [],
    accountId: input.pending?.request.accountId ?? null,
    amount: input.pending?.request.amount ?? null,
    amountError: null,
    paymentPassword: '',
    guessesLeft: null,
    retryAt: 0,
    orderId: null,
    wantsAnother: false,
    ended: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The platform is asked how much may leave, where to, and what stands in the way.',
      tags: 'busy',
      invoke: {
        id: 'readStart',
        src: 'readStart',
        onDone: { target: 'routing', actions: { type: 'setStart', params: ({ event }) => event.output } },
        onError: { target: 'loadFailed', actions: { type: 'setLoadFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'The terms could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'withdrawal.retry': 'reading' },
    },
    routing: {
      description:
        'An order that is open comes first, then what was left unfinished, then what stands in the way.',
      always: [
        { guard: 'hasOpenOrder', target: 'following', actions: [...settle] },
        { guard: 'isPending', target: 'unfinished' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isPasswordUnset', target: 'settingPassword' },
        { guard: 'hasNoAccount', target: 'noPayoutAccount' },
        { target: 'editing' },
      ],
    },
    closed: {
      description: 'Nothing can be paid out now, and it is said why.',
      on: { 'withdrawal.retry': 'reading', 'account.changed': 'reading', ...showing },
    },
    settingPassword: {
      description: 'The member has no payment password yet and chooses one first.',
      invoke: {
        id: 'paymentPasswordSetup',
        src: 'paymentPasswordSetup',
        onDone: [
          {
            guard: { type: 'isPasswordSet', params: ({ event }) => event.output },
            target: 'routing',
            actions: 'markPasswordSet',
          },
          { target: 'unset' },
        ],
      },
    },
    unset: {
      description: 'Without a payment password nothing can be paid out.',
      on: { 'withdrawal.retry': 'settingPassword', ...showing },
    },
    noPayoutAccount: {
      description: 'There is no account yet that money may be paid to.',
      on: { 'accounts.changed': 'reading', 'withdrawal.retry': 'reading', ...showing },
    },
    unfinished: {
      description:
        'An order from before the page was loaded may not have arrived; with the payment password it is finished, and never made twice.',
      initial: 'idle',
      on: {
        ...typingPassword,
        'withdrawal.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'ordering' }],
        'withdrawal.drop': { target: 'reading', actions: [...settle, 'clearForm'] },
      },
      states: {
        idle: { description: 'The payment password is asked for.' },
        incomplete: { description: 'The payment password is missing.' },
        passwordMismatch: { description: 'It was ordered with another payment password.' },
      },
    },
    editing: {
      description: 'Where to and how much, with fee, limits and balance in sight.',
      initial: 'idle',
      on: {
        'account.choose': { actions: { type: 'setAccount', params: typed<{ accountId: string }> } },
        'amount.change': {
          target: '.idle',
          actions: { type: 'setAmount', params: typed<{ amount: number | null }> },
        },
        'accounts.changed': 'reading',
        'withdrawal.submit': 'checking',
        ...showing,
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'The amount is missing or off the limits; nothing was ordered.' },
        refused: { description: 'The platform did not take the amount; limits or balance are others now.' },
      },
    },
    checking: {
      description: 'The amount is looked at before anything is asked.',
      entry: 'checkAmount',
      always: [{ guard: 'hasAmountError', target: 'editing.invalid' }, { target: 'confirming' }],
    },
    confirming: {
      description: 'Account, amount and fee are shown once more, and the payment password is asked for.',
      initial: 'idle',
      on: {
        ...typingPassword,
        'withdrawal.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'ordering' }],
        'withdrawal.back': { target: 'editing', actions: 'clearPassword' },
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        incomplete: { description: 'The payment password is missing; nothing was ordered.' },
        wrong: { description: 'The payment password was wrong, and nothing was ordered.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was ordered.' },
      },
    },
    ordering: {
      description: 'The payment is being ordered, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      on: { 'account.changed': { actions: 'recheckOrder' } },
      invoke: {
        id: 'orderWithdrawal',
        src: 'orderWithdrawal',
        input: ({ context: { pending, paymentPassword } }) => {
          if (!pending) throw new Error('There is nothing to order.')
          return { ...pending, request: { ...pending.request, paymentPassword } }
        },
        onDone: [
          {
            guard: { type: 'isOrdered', params: outcome },
            target: 'following',
            actions: [{ type: 'setOrdered', params: outcome }, ...settle, 'clearPassword'],
          },
          {
            guard: needsStep('amount'),
            target: 'editing.refused',
            actions: [...settleRefused, 'clearPassword'],
          },
          {
            guard: needsStep('password'),
            target: 'confirming.wrong',
            actions: [...settleRefused, 'clearPassword'],
          },
          {
            guard: needsStep('setUp'),
            target: 'settingPassword',
            actions: [...settleRefused, 'clearPassword'],
          },
          { guard: needsStep('wait'), target: 'throttled', actions: settleRefused },
          { guard: needsStep('open'), target: 'following', actions: [...settleRefused, 'clearPassword'] },
          {
            guard: { type: 'isRefused', params: outcome },
            target: 'reading',
            actions: [...settle, 'clearPassword'],
          },
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
          { target: 'confirming.failed', actions: [{ type: 'setFailure', params: outcome }, ...settle] },
        ],
      },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      on: { ...typingPassword, 'withdrawal.back': { target: 'editing', actions: 'clearPassword' } },
      after: { untilNextAttempt: 'confirming' },
    },
    following: {
      description:
        'An order is followed; another can be made once this one has been paid. Those before can be looked at.',
      on: {
        'account.changed': { actions: 'reloadOrder' },
        'withdrawal.another': { target: 'reading', actions: ['leaveOrder', 'clearForm'] },
        'withdrawal.show': {
          target: 'following',
          reenter: true,
          actions: { type: 'showOrder', params: typed<{ withdrawalId: string }> },
        },
      },
      invoke: {
        id: 'withdrawalOrder',
        src: 'withdrawalOrder',
        input: ({ context }) => ({ id: context.orderId ?? '' }),
        onDone: { target: 'ended', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
      },
    },
    ended: {
      description: 'The order has come to its end, which is shown until another is begun.',
      on: { 'withdrawal.another': { target: 'reading', actions: ['leaveOrder', 'clearForm'] }, ...showing },
    },
  },
})
