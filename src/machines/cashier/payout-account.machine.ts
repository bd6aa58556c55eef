import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { PayoutAccounts, PayoutRemoval, RemovalAnswer } from '#api/cashier/payout-accounts.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import { addPayoutAccountMachine } from './add-payout-account.machine.ts'
import type { AddOutcome, AddResult } from './add-payout-account.types.ts'
import { guessesAfter, noAccounts, waitAfter, withAccounts } from './payout-account.logic.ts'
import type { PayoutContext, PayoutEvent, Reconciled } from './payout-account.types.ts'

const answer = ({ event }: { event: DoneActorEvent<RemovalAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const waitAfterFailure = (failed: { event: { error: unknown } }) => waitOfFailure(failure(failed))
const reloaded = ({ event }: { event: DoneActorEvent<PayoutAccounts> }) => event.output
const setReloaded = { type: 'setKnown', params: reloaded } as const

const addOutcome = ({ event }: { event: DoneActorEvent<AddOutcome> }) => event.output
const hasResult = <Result extends AddResult>(result: Result) =>
  ({
    type: 'hasResult',
    params: ({ event }: { event: DoneActorEvent<AddOutcome> }) => ({ outcome: event.output, result }),
  }) as const
const setAddOutcome = { type: 'setAddOutcome', params: addOutcome } as const

const typingPassword = {
  'password.change': { actions: { type: 'setPassword', params: eventParams<{ password: string }> } },
} as const

const removable = {
  'account.remove': {
    target: 'removing',
    actions: ['clearPassword', { type: 'setChosen', params: eventParams<{ id: string }> }],
  },
} as const

/**
 * Returns the transitions after a failed request. Unless it was throttled, its outcome is unknown, so the
 * accounts are loaded again.
 */
const failed = <Change extends 'removing' | 'preferring'>(change: Change) =>
  [
    {
      guard: { type: 'isThrottled', params: failure },
      target: `#payoutAccount.throttled.${change}`,
      actions: { type: 'setRetryAt', params: waitAfterFailure },
    },
    {
      target: `#payoutAccount.reconciling.${change}`,
      actions: { type: 'setFailure', params: failure },
    },
  ] as const

/**
 * Lists the member's withdrawal accounts (MEM-02, MEM-05), adds and removes accounts, and sets the preferred
 * one.
 */
export const payoutAccountMachine = setup({
  types: {
    context: {} as PayoutContext,
    events: {} as PayoutEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      readAccounts: 'readAccounts'
      readAfterRemoving: 'readAccounts'
      readAfterPreferring: 'readAccounts'
      addAccount: 'addAccount'
      removeAccount: 'removeAccount'
      preferAccount: 'preferAccount'
    },
  },
  actors: {
    readAccounts: providedCall<PayoutAccounts>(),
    addAccount: addPayoutAccountMachine,
    removeAccount: providedCall<RemovalAnswer, PayoutRemoval>(),
    preferAccount: providedCall<{ accounts: PayoutAccount[] }, { id: string }>(),
  },
  guards: {
    isFull: ({ context: { known } }) => known.accounts.length >= known.maxAccounts,
    hasResult: (_, { outcome, result }: { outcome: AddOutcome; result: AddResult }) =>
      outcome.result === result,
    isPasswordMissing: ({ context }) => context.paymentPassword.trim() === '',
    isRemovalDone: (_, answer: RemovalAnswer) => answer.ok,
    isPasswordWrong: (_, answer: RemovalAnswer) => guessesAfter(answer) !== null,
    isAnswerThrottled: (_, answer: RemovalAnswer) => waitAfter(answer) !== null,
    isRemoved: ({ context: { chosenId } }, { accounts }: PayoutAccounts) =>
      accounts.every(({ id }) => id !== chosenId),
    isPreferred: ({ context: { chosenId } }, { accounts }: PayoutAccounts) =>
      accounts.some(({ id, preferred }) => preferred && id === chosenId),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
  },
  actions: {
    /** Keeps `failure`, because the view still has to show why no response arrived. */
    setKnown: assign({ known: (_, known: PayoutAccounts) => known }),
    setAccountList: assign({
      known: ({ context }, accounts: PayoutAccount[]) => withAccounts(context.known, accounts),
    }),
    setRemoved: assign(({ context }, answer: RemovalAnswer) =>
      answer.ok ? { known: withAccounts(context.known, answer.value.accounts) } : {},
    ),
    setAddOutcome: assign((_, { known, failure }: AddOutcome) => ({ known, failure })),
    setPassword: assign({
      paymentPassword: (_, { password }: { password: string }) => password,
      passwordError: null,
    }),
    clearPassword: assign({ paymentPassword: '' }),
    setPasswordMissing: assign({ passwordError: 'missing' }),
    setPasswordWrong: assign({
      passwordError: 'wrong',
      guessesLeft: (_, answer: RemovalAnswer) => guessesAfter(answer),
    }),
    setRetryAt: assign({ retryAt: (_, wait: number) => Date.now() + wait }),
    setReconciled: assign({ reconciled: (_, reconciled: Reconciled) => reconciled }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setChosen: assign({
      chosenId: (_, { id }: { id: string }) => id,
      passwordError: null,
      guessesLeft: null,
    }),
    markPasswordSet: assign({ known: ({ context }) => ({ ...context.known, paymentPasswordSet: true }) }),
    forwardPasswordChosen: sendTo('addAccount', { type: 'paymentPassword.chosen' }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'payoutAccount',
  description: 'Lets players manage the accounts in their own name that receive their withdrawals.',
  context: {
    known: noAccounts,
    chosenId: null,
    paymentPassword: '',
    passwordError: null,
    guessesLeft: null,
    reconciled: null,
    retryAt: 0,
    failure: null,
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The withdrawal accounts are loading.',
      tags: 'busy',
      invoke: {
        id: 'readAccounts',
        src: 'readAccounts',
        onDone: { target: 'ready', actions: setReloaded },
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: failure } },
      },
      // Load again, because a response in flight may be older than the new payment password.
      on: { 'paymentPassword.chosen': { target: 'reading', reenter: true } },
    },
    loadFailed: {
      description: 'The accounts could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'accounts.retry': 'reading' },
    },
    ready: {
      description:
        'The accounts are shown. The player can add or remove accounts and choose the default one.',
      initial: 'idle',
      states: {
        idle: { description: 'No message is shown.' },
        reconciled: {
          description:
            'The server did not respond, but the reloaded accounts show the result. A message tells the player.',
        },
      },
      on: {
        'accounts.retry': 'reading',
        'paymentPassword.chosen': { actions: 'markPasswordSet' },
        'account.add': [{ guard: 'isFull', target: 'full' }, { target: 'adding' }],
        ...removable,
        'account.prefer': {
          target: 'preferring',
          actions: { type: 'setChosen', params: eventParams<{ id: string }> },
        },
      },
    },
    full: {
      description: 'The player has the maximum number of accounts and must remove one before adding another.',
      on: { 'account.leave': 'ready', ...removable },
    },
    adding: {
      description: 'The player is adding an account.',
      on: {
        'accounts.reloaded': { actions: { type: 'setKnown', params: ({ event }) => event.known } },
        'paymentPassword.chosen': { actions: 'forwardPasswordChosen' },
      },
      invoke: {
        id: 'addAccount',
        src: 'addAccount',
        input: ({ context }) => ({ known: context.known }),
        onDone: [
          {
            guard: hasResult('reconciled'),
            target: 'ready.reconciled',
            actions: [setAddOutcome, { type: 'setReconciled', params: 'added' }],
          },
          { guard: hasResult('full'), target: 'full', actions: setAddOutcome },
          { guard: hasResult('unknown'), target: 'reading', actions: setAddOutcome },
          { target: 'ready', actions: setAddOutcome },
        ],
      },
    },
    removing: {
      description: 'The player is removing an account, which needs the payment password.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The page asks the player to confirm the removal with the payment password.',
          initial: 'idle',
          on: {
            ...typingPassword,
            'removal.confirm': [
              { guard: 'isPasswordMissing', target: '.idle', actions: 'setPasswordMissing' },
              { target: 'sending' },
            ],
            'account.leave': '#payoutAccount.ready',
          },
          states: {
            idle: { description: 'The form is ready, with no message.' },
            notRemoved: {
              description:
                'The server did not respond, and the reloaded list still has the account. The player can try again.',
            },
            outcomeUnknown: {
              description:
                'The server did not respond and the list could not be loaded, so the account may have been removed. The player can send the request again safely.',
              on: { 'account.leave': '#payoutAccount.reading' },
            },
          },
        },
        sending: {
          description: 'The server is removing the account.',
          tags: 'busy',
          invoke: {
            id: 'removeAccount',
            src: 'removeAccount',
            input: ({ context: { chosenId, paymentPassword } }) => ({ id: chosenId ?? '', paymentPassword }),
            onDone: [
              {
                guard: { type: 'isRemovalDone', params: answer },
                target: '#payoutAccount.ready',
                actions: [{ type: 'setRemoved', params: answer }, 'clearPassword'],
              },
              {
                guard: { type: 'isPasswordWrong', params: answer },
                target: 'asking',
                actions: [{ type: 'setPasswordWrong', params: answer }, 'clearPassword'],
              },
              {
                guard: { type: 'isAnswerThrottled', params: answer },
                target: '#payoutAccount.throttled.removing',
                actions: { type: 'setRetryAt', params: ({ event }) => waitAfter(event.output) ?? 0 },
              },
              { target: '#payoutAccount.reading', actions: 'clearPassword' },
            ],
            onError: failed('removing'),
          },
        },
      },
    },
    preferring: {
      description: 'The server is making an account the default one.',
      tags: 'busy',
      invoke: {
        id: 'preferAccount',
        src: 'preferAccount',
        input: ({ context }) => ({ id: context.chosenId ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'setAccountList', params: ({ event }) => event.output.accounts },
        },
        onError: failed('preferring'),
      },
    },
    reconciling: {
      description:
        'The server did not respond, so the change may have been made. The page reloads the accounts before it reports anything.',
      tags: 'busy',
      initial: 'removing',
      states: {
        removing: {
          description: 'The page checks whether the account was removed.',
          invoke: {
            id: 'readAfterRemoving',
            src: 'readAccounts',
            onDone: [
              {
                guard: { type: 'isRemoved', params: reloaded },
                target: '#payoutAccount.ready.reconciled',
                actions: [setReloaded, { type: 'setReconciled', params: 'removed' }, 'clearPassword'],
              },
              { target: '#payoutAccount.removing.asking.notRemoved', actions: setReloaded },
            ],
            onError: '#payoutAccount.removing.asking.outcomeUnknown',
          },
        },
        preferring: {
          description: 'The page checks which account is the default one.',
          invoke: {
            id: 'readAfterPreferring',
            src: 'readAccounts',
            onDone: [
              {
                guard: { type: 'isPreferred', params: reloaded },
                target: '#payoutAccount.ready.reconciled',
                actions: [setReloaded, { type: 'setReconciled', params: 'preferred' }],
              },
              {
                target: '#payoutAccount.ready.reconciled',
                actions: [setReloaded, { type: 'setReconciled', params: 'notPreferred' }],
              },
            ],
            onError: '#payoutAccount.loadFailed',
          },
        },
      },
    },
    throttled: {
      description: 'Too many attempts. The player can try again when the countdown ends.',
      initial: 'removing',
      on: { 'account.leave': 'ready' },
      states: {
        removing: {
          description: 'The removal waits for the countdown. The payment password stays in the form.',
          on: typingPassword,
          after: { untilNextAttempt: '#payoutAccount.removing' },
        },
        preferring: {
          description: 'The default account is unchanged until the countdown ends.',
          after: { untilNextAttempt: '#payoutAccount.ready' },
        },
      },
    },
  },
})
