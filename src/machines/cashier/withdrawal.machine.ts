import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { StoredWithdrawalRequest } from '#api/cashier/pending-withdrawals.ts'
import type { WithdrawalAnswer, WithdrawalStart } from '#api/cashier/withdrawals.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'
import { paymentRefusal } from './payment-confirm.logic.ts'
import {
  afterRefusal,
  amountErrorIn,
  type NextStep,
  noTerms,
  requestIn,
  stepAfter,
  withStart,
} from './withdrawal.logic.ts'
import type {
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
  WithdrawalOutcome,
} from './withdrawal.types.ts'

const outcome = ({ event }: { event: DoneActorEvent<WithdrawalOutcome> }) => event.output
const needsStep = <Step extends NextStep>(step: Step) =>
  ({
    type: 'needsStep',
    params: ({ event }: { event: DoneActorEvent<WithdrawalOutcome> }) => ({ outcome: event.output, step }),
  }) as const
const applyRefusal = { type: 'applyRefusal', params: outcome } as const

/**
 * Transition that opens an earlier withdrawal, for example to confirm its receipt. It is used only in states
 * where nothing is in progress.
 */
const showing = {
  'withdrawal.show': {
    target: 'following',
    actions: { type: 'showOrder', params: eventParams<{ withdrawalId: string }> },
  },
} as const

/**
 * A withdrawal (MEM-05): account and amount, confirmed with the payment password. Only one order is open at a
 * time, and the machine follows it until the money arrives or is refunded.
 */
export const withdrawalMachine = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      readStart: 'readStart'
      paymentPasswordSetup: 'paymentPasswordSetup'
      paymentConfirm: 'paymentConfirm'
      withdrawalOrder: 'withdrawalOrder'
    },
  },
  actors: {
    readStart: providedCall<WithdrawalStart>(),
    paymentPasswordSetup: paymentPasswordSetupMachine,
    paymentConfirm: paymentConfirmMachine<StoredWithdrawalRequest, WithdrawalAnswer>(),
    withdrawalOrder: withdrawalOrderMachine,
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasOpenOrder: ({ context }) => context.orderId !== null,
    isClosed: ({ context }) => context.closed !== null,
    isPasswordUnset: ({ context }) => !context.terms.paymentPasswordSet,
    hasNoAccount: ({ context }) => context.accountId === null,
    hasAmountError: ({ context }) => context.amountError !== null,
    isPasswordSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isOrdered: (_, outcome: WithdrawalOutcome) => 'answer' in outcome && outcome.answer.ok,
    needsStep: (_, { outcome, step }: { outcome: WithdrawalOutcome; step: NextStep }) => {
      const refusal = paymentRefusal(outcome)
      return refusal !== null && stepAfter(refusal) === step
    },
    isBack: (_, outcome: WithdrawalOutcome) => 'left' in outcome && outcome.left === 'back',
    isDropped: (_, outcome: WithdrawalOutcome) => 'left' in outcome && outcome.left === 'dropped',
  },
  actions: {
    setStart: assign(({ context }, start: WithdrawalStart) => withStart(context, start)),
    setLoadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setAccount: assign({ accountId: (_, { accountId }: { accountId: string }) => accountId }),
    setAmount: assign({ amount: (_, { amount }: { amount: number | null }) => amount, amountError: null }),
    leaveOrder: assign({ wantsAnother: true, orderId: null }),
    showOrder: assign((_, { withdrawalId }: { withdrawalId: string }) => ({
      orderId: withdrawalId,
      wantsAnother: false,
    })),
    checkAmount: assign({ amountError: ({ context }) => amountErrorIn(context) }),
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
      const refusal = paymentRefusal(outcome)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    markPasswordSet: assign({ terms: ({ context }) => ({ ...context.terms, paymentPasswordSet: true }) }),
    setOutcome: assign((_, ended: WithdrawalDetails | null) => ({ ended, orderId: null })),
    clearForm: assign({ amount: null, amountError: null }),
    /**
     * If the outcome of the order is unknown, asks for it at once: the account may have changed because of
     * this order.
     */
    recheckOrder: sendTo('paymentConfirm', { type: 'payment.recheck' }),
    reloadOrder: sendTo('withdrawalOrder', { type: 'order.changed' }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Lets players withdraw money and follow it until it has arrived.',
  context: ({ input }) => ({
    ...input,
    terms: noTerms,
    closed: null,
    accounts: [],
    accountId: input.pending?.request.accountId ?? null,
    amount: input.pending?.request.amount ?? null,
    amountError: null,
    orderId: null,
    wantsAnother: false,
    ended: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The page loads the limits, the withdrawal accounts and any reason why a withdrawal is not possible.',
      tags: 'busy',
      invoke: {
        id: 'readStart',
        src: 'readStart',
        onDone: { target: 'routing', actions: { type: 'setStart', params: ({ event }) => event.output } },
        onError: { target: 'loadFailed', actions: { type: 'setLoadFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'The terms could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'withdrawal.retry': 'reading' },
    },
    routing: {
      description:
        'An open withdrawal comes first, then an unfinished request, then any reason why a withdrawal is not possible.',
      always: [
        { guard: 'hasOpenOrder', target: 'following', actions: ['clearSavedRequest', 'clearRequest'] },
        { guard: 'isPending', target: 'confirming' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isPasswordUnset', target: 'settingPassword' },
        { guard: 'hasNoAccount', target: 'noPayoutAccount' },
        { target: 'editing' },
      ],
    },
    closed: {
      description:
        'A withdrawal is not possible now. The page shows the reason, such as an open wagering requirement.',
      on: { 'withdrawal.retry': 'reading', 'account.changed': 'reading', ...showing },
    },
    settingPassword: {
      description: 'The player has no payment password yet and creates one first.',
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
      description:
        'The player has no payment password, so nothing can be withdrawn. The page offers again to create one.',
      on: { 'withdrawal.retry': 'settingPassword', ...showing },
    },
    noPayoutAccount: {
      description: 'The player has no usable withdrawal account and needs to add one.',
      on: { 'accounts.changed': 'reading', 'withdrawal.retry': 'reading', ...showing },
    },
    editing: {
      description:
        'The player chooses the account and the amount. The fee, the limits and the balance are shown.',
      initial: 'idle',
      on: {
        'account.choose': { actions: { type: 'setAccount', params: eventParams<{ accountId: string }> } },
        'amount.change': {
          target: '.idle',
          actions: { type: 'setAmount', params: eventParams<{ amount: number | null }> },
        },
        'accounts.changed': 'reading',
        'withdrawal.submit': 'checking',
        ...showing,
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: {
          description:
            'The amount is missing, outside the limits or above the balance. No withdrawal was created.',
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
        'The page shows the account, the amount and the fee. The player confirms with the payment password.',
      on: { 'account.changed': { actions: 'recheckOrder' } },
      exit: 'clearRequest',
      invoke: {
        id: 'paymentConfirm',
        src: 'paymentConfirm',
        input: ({ context }) => ({
          payerId: context.memberId,
          request: requestIn(context),
          pending: context.pending,
          hasRecipient: false,
        }),
        onDone: [
          {
            guard: { type: 'isOrdered', params: outcome },
            target: 'following',
            actions: { type: 'setOrdered', params: outcome },
          },
          { guard: needsStep('amount'), target: 'editing.refused', actions: applyRefusal },
          { guard: needsStep('setUp'), target: 'settingPassword' },
          { guard: needsStep('open'), target: 'following', actions: applyRefusal },
          { guard: { type: 'isBack', params: outcome }, target: 'editing' },
          { guard: { type: 'isDropped', params: outcome }, target: 'reading', actions: 'clearForm' },
          { description: 'The terms have changed, so the page loads them again.', target: 'reading' },
        ],
      },
    },
    following: {
      description:
        'The page shows and follows a withdrawal. Once it is paid, the player can make another; earlier ones can be opened.',
      on: {
        'account.changed': { actions: 'reloadOrder' },
        'withdrawal.another': { target: 'reading', actions: ['leaveOrder', 'clearForm'] },
        'withdrawal.show': {
          target: 'following',
          reenter: true,
          actions: { type: 'showOrder', params: eventParams<{ withdrawalId: string }> },
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
      description:
        'The withdrawal is finished. Its result stays on screen until the player starts another one.',
      on: { 'withdrawal.another': { target: 'reading', actions: ['leaveOrder', 'clearForm'] }, ...showing },
    },
  },
})
