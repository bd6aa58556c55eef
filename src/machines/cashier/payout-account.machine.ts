import { assign, type DoneActorEvent, setup } from 'xstate'
import type {
  AddAnswer,
  NewPayoutAccount,
  PayoutAccounts,
  PayoutRemoval,
  RemovalAnswer,
} from '#api/cashier/payout-accounts.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type { PixKeyKind } from '#protocol/cashier/payout-numbers.ts'
import {
  accountIn,
  emptyForm,
  errorsAfter,
  type PayoutErrors,
  type PayoutField,
  type PayoutForm,
  validatePayout,
  validatePayoutField,
} from './payout-account.logic.ts'

/** What a reload after a lost answer shows about the change. */
type Reconciled = 'added' | 'removed' | 'preferred' | 'notPreferred'

/**
 * Why an attempt added no account.
 *
 * - `fields`: the errors at the fields say why
 * - `notAdded`: the attempt was lost, and the reloaded accounts show that none was added
 */
type AddRefusal = 'fields' | 'notAdded'

type PayoutContext = {
  known: PayoutAccounts
  form: PayoutForm
  errors: PayoutErrors
  /** Guesses left for the payment password; null until one was wrong. */
  guessesLeft: number | null
  chosenId: string | null
  reconciled: Reconciled | null
  refusal: AddRefusal | null
  /** Epoch ms of the next allowed attempt. */
  retryAt: number
  failure: CallFailure | null
}

type PayoutEvent =
  | { type: 'account.add' }
  | { type: 'kind.choose'; kind: PayoutForm['kind'] }
  | { type: 'keyKind.choose'; keyKind: PixKeyKind }
  | { type: 'field.change'; field: PayoutField; value: string }
  | { type: 'field.leave'; field: PayoutField }
  | { type: 'account.save' }
  | { type: 'account.leave' }
  | { type: 'account.remove'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'account.prefer'; id: string }
  | { type: 'accounts.retry' }
  | { type: 'paymentPassword.chosen' }

type Changed = AddAnswer | RemovalAnswer

const noAccounts: PayoutAccounts = {
  accounts: [],
  holder: null,
  paymentPasswordSet: false,
  maxAccounts: 0,
  banks: [],
}

const newAccount = ({ context }: { context: PayoutContext }): NewPayoutAccount => accountIn(context.form)

const typed = <Event>({ event }: { event: Event }) => event
const answer = ({ event }: { event: DoneActorEvent<Changed> }) => event.output
const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'field.change': { actions: { type: 'setField', params: typed<{ field: PayoutField; value: string }> } },
} as const

const reloaded = ({ event }: { event: DoneActorEvent<PayoutAccounts> }) => event.output
const fieldsRefused = { type: 'setRefusal', params: 'fields' } as const
const setReloaded = { type: 'setReloaded', params: reloaded } as const

/** Without an answer the outcome is unknown, so the accounts are read again. */
const failed = <Change extends 'adding' | 'removing' | 'preferring'>(change: Change) =>
  [
    {
      guard: { type: 'isThrottled', params: failureIn },
      target: `#payoutAccount.throttled.${change}`,
      actions: { type: 'setRetryAtFromFailure', params: failureIn },
    },
    {
      target: `#payoutAccount.reconciling.${change}`,
      actions: { type: 'setFailure', params: errorOf },
    },
  ] as const

/**
 * Payout accounts (MEM-02, MEM-05), added and removed with the payment password. A refusal keeps the input,
 * except for a wrong payment password.
 */
export const payoutAccountMachine = setup({
  types: {
    context: {} as PayoutContext,
    events: {} as PayoutEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      readAccounts: 'readAccounts'
      readAfterAdding: 'readAccounts'
      readAfterRemoving: 'readAccounts'
      readAfterPreferring: 'readAccounts'
      paymentPasswordSetup: 'paymentPasswordSetup'
      addAccount: 'addAccount'
      removeAccount: 'removeAccount'
      preferAccount: 'preferAccount'
    },
  },
  actors: {
    readAccounts: providedCall<PayoutAccounts>(),
    paymentPasswordSetup: paymentPasswordSetupMachine,
    addAccount: providedCall<AddAnswer, NewPayoutAccount>(),
    removeAccount: providedCall<RemovalAnswer, PayoutRemoval>(),
    preferAccount: providedCall<{ accounts: PayoutAccount[] }, { id: string }>(),
  },
  guards: {
    isFull: ({ context: { known } }) => known.accounts.length >= known.maxAccounts,
    isPasswordUnset: ({ context }) => !context.known.paymentPasswordSet,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isPasswordSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isDone: (_, answer: Changed) => answer.ok,
    isAboutField: ({ context }, answer: Changed) =>
      !answer.ok && errorsAfter(context.form, answer.refusal) !== null,
    isPasswordWrong: (_, answer: Changed) => !answer.ok && answer.refusal.code === 'paymentPassword.wrong',
    isPasswordUnsetNow: (_, answer: Changed) => !answer.ok && answer.refusal.code === 'paymentPassword.unset',
    isAnswerThrottled: (_, answer: Changed) =>
      !answer.ok && answer.refusal.code === 'paymentPassword.throttled',
    hasNew: ({ context: { known } }, { accounts }: PayoutAccounts) =>
      accounts.some(({ id }) => !known.accounts.some((before) => before.id === id)),
    isRemoved: ({ context: { chosenId } }, { accounts }: PayoutAccounts) =>
      accounts.every(({ id }) => id !== chosenId),
    isPreferred: ({ context: { chosenId } }, { accounts }: PayoutAccounts) =>
      accounts.some(({ id, preferred }) => preferred && id === chosenId),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
  },
  actions: {
    setKnown: assign({ known: (_, known: PayoutAccounts) => known, failure: null }),
    /** Keeps `failure`: the reason for the missing answer still has to be shown. */
    setReloaded: assign({ known: (_, known: PayoutAccounts) => known }),
    setAccountList: assign({
      known: ({ context }, accounts: readonly PayoutAccount[]) => ({
        ...context.known,
        accounts: [...accounts],
        holder: context.known.holder ?? accounts[0]?.holder ?? null,
      }),
    }),
    setChanged: assign(({ context }, answer: Changed) => {
      if (!answer.ok) return {}
      const { accounts } = answer.value
      return {
        known: { ...context.known, accounts, holder: context.known.holder ?? accounts[0]?.holder ?? null },
      }
    }),
    beginForm: assign({
      form: ({ context }) => ({ ...emptyForm, holder: context.known.holder ?? '' }),
      errors: {},
      guessesLeft: null,
      failure: null,
    }),
    setKind: assign({
      form: ({ context }, { kind }: { kind: PayoutForm['kind'] }) => ({ ...context.form, kind }),
      errors: {},
    }),
    setKeyKind: assign({
      form: ({ context }, { keyKind }: { keyKind: PixKeyKind }) => ({ ...context.form, keyKind }),
      errors: {},
    }),
    setField: assign(
      ({ context: { form, errors } }, { field, value }: { field: PayoutField; value: string }) => {
        const { [field]: _, ...others } = errors
        return { form: { ...form, [field]: value }, errors: others }
      },
    ),
    /** An empty field is not an error yet. */
    checkField: assign(({ context: { form, errors } }, { field }: { field: PayoutField }) => {
      const error = validatePayoutField(form, field)
      return error === null || error === 'missing' ? {} : { errors: { ...errors, [field]: error } }
    }),
    clearPassword: assign({ form: ({ context }) => ({ ...context.form, paymentPassword: '' }) }),
    checkForm: assign({ errors: ({ context }) => validatePayout(context.form), failure: null }),
    checkPassword: assign({
      errors: ({ context }): PayoutErrors =>
        context.form.paymentPassword.trim() === '' ? { paymentPassword: 'missing' } : {},
      failure: null,
    }),
    setFieldErrors: assign(({ context }, answer: Changed) => {
      if (answer.ok) return {}
      const { refusal } = answer
      return {
        errors: errorsAfter(context.form, refusal) ?? {},
        guessesLeft:
          refusal.code === 'paymentPassword.wrong' ? refusal.value.guessesLeft : context.guessesLeft,
      }
    }),
    setRetryAt: assign({
      retryAt: (_, answer: Changed) =>
        Date.now() +
        ((!answer.ok &&
          answer.refusal.code === 'paymentPassword.throttled' &&
          answer.refusal.value.retryAfter) ||
          RETRY_AFTER),
    }),
    setRefusal: assign({ refusal: (_, refusal: AddRefusal) => refusal }),
    setReconciled: assign({ reconciled: (_, reconciled: Reconciled) => reconciled }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setRetryAtFromFailure: assign({
      retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure),
    }),
    setChosen: assign({
      chosenId: (_, { id }: { id: string }) => id,
      errors: {},
      guessesLeft: null,
      failure: null,
    }),
    markPasswordSet: assign({ known: ({ context }) => ({ ...context.known, paymentPasswordSet: true }) }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'payoutAccount',
  description: 'Lets members say where money is to be paid to, in their own name.',
  context: {
    known: noAccounts,
    form: emptyForm,
    errors: {},
    guessesLeft: null,
    chosenId: null,
    reconciled: null,
    refusal: null,
    retryAt: 0,
    failure: null,
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The accounts are being read.',
      tags: 'busy',
      invoke: {
        id: 'readAccounts',
        src: 'readAccounts',
        onDone: { target: 'ready', actions: { type: 'setKnown', params: ({ event }) => event.output } },
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorOf } },
      },
      // Restart: a response in flight may predate the new payment password.
      on: { 'paymentPassword.chosen': { target: 'reading', reenter: true } },
    },
    loadFailed: {
      description: 'The accounts could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'accounts.retry': 'reading' },
    },
    ready: {
      description: 'The accounts are shown; one can be added while there are fewer than there may be.',
      initial: 'idle',
      states: {
        idle: { description: 'There is nothing to say about the accounts.' },
        reconciled: {
          description: 'No answer came, but the reloaded accounts show what became of the change.',
        },
      },
      on: {
        'accounts.retry': 'reading',
        'paymentPassword.chosen': { actions: 'markPasswordSet' },
        'account.add': [
          { guard: 'isFull', target: 'full' },
          { guard: 'isPasswordUnset', target: 'settingPassword', actions: 'beginForm' },
          { target: 'filling', actions: 'beginForm' },
        ],
        'account.remove': {
          target: 'removing',
          actions: ['clearPassword', { type: 'setChosen', params: typed<{ id: string }> }],
        },
        'account.prefer': {
          target: 'preferring',
          actions: { type: 'setChosen', params: typed<{ id: string }> },
        },
      },
    },
    full: {
      description: 'There are as many accounts as there may be; one has to go before another comes.',
      on: {
        'account.leave': 'ready',
        'account.remove': {
          target: 'removing',
          actions: ['clearPassword', { type: 'setChosen', params: typed<{ id: string }> }],
        },
      },
    },
    settingPassword: {
      description: 'The member has no payment password yet and chooses one first.',
      on: { 'paymentPassword.chosen': { target: 'filling', actions: 'markPasswordSet' } },
      invoke: {
        id: 'paymentPasswordSetup',
        src: 'paymentPasswordSetup',
        onDone: [
          {
            guard: { type: 'isPasswordSet', params: ({ event }) => event.output },
            target: 'filling',
            actions: 'markPasswordSet',
          },
          { target: 'ready' },
        ],
      },
    },
    filling: {
      description: 'A key or a bank account is being filled in.',
      initial: 'idle',
      on: {
        ...typing,
        'kind.choose': {
          target: '.idle',
          actions: { type: 'setKind', params: typed<{ kind: PayoutForm['kind'] }> },
        },
        'keyKind.choose': {
          target: '.idle',
          actions: { type: 'setKeyKind', params: typed<{ keyKind: PixKeyKind }> },
        },
        'field.leave': { actions: { type: 'checkField', params: typed<{ field: PayoutField }> } },
        'account.save': 'checking',
        'account.leave': 'ready',
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        refused: { description: 'Nothing was added. A message or the field gives the reason.' },
        outcomeUnknown: {
          description:
            'No answer came, and the accounts cannot be read either: it may have been added. Sent again, it does not come twice.',
          on: { 'account.leave': '#payoutAccount.reading' },
        },
      },
    },
    checking: {
      description: 'The fields are checked before the account is sent with the payment password.',
      entry: 'checkForm',
      always: [
        { guard: 'hasErrors', target: 'filling.refused', actions: fieldsRefused },
        { target: 'saving' },
      ],
    },
    saving: {
      description: 'The account is being added.',
      tags: 'busy',
      invoke: {
        id: 'addAccount',
        src: 'addAccount',
        input: newAccount,
        onDone: [
          {
            guard: { type: 'isDone', params: answer },
            target: 'ready',
            actions: [{ type: 'setChanged', params: answer }, 'clearPassword'],
          },
          {
            guard: { type: 'isPasswordWrong', params: answer },
            target: 'filling.refused',
            actions: [{ type: 'setFieldErrors', params: answer }, fieldsRefused, 'clearPassword'],
          },
          {
            guard: { type: 'isAboutField', params: answer },
            target: 'filling.refused',
            actions: [{ type: 'setFieldErrors', params: answer }, fieldsRefused],
          },
          { guard: { type: 'isPasswordUnsetNow', params: answer }, target: 'settingPassword' },
          {
            guard: { type: 'isAnswerThrottled', params: answer },
            target: 'throttled.adding',
            actions: { type: 'setRetryAt', params: answer },
          },
          { target: 'full', actions: 'clearPassword' },
        ],
        onError: failed('adding'),
      },
    },
    removing: {
      description: 'An account is about to be removed, which the payment password is asked for.',
      initial: 'asking',
      states: {
        asking: {
          description: 'It is asked whether the account is really to go.',
          initial: 'idle',
          on: { ...typing, 'removal.confirm': 'checking', 'account.leave': '#payoutAccount.ready' },
          states: {
            idle: { description: 'No attempt has gone unanswered.' },
            notRemoved: {
              description: 'No answer came, and the reloaded accounts show that it is still there.',
            },
            outcomeUnknown: {
              description:
                'No answer came, and the accounts cannot be read either: it may be gone. It does no harm to send it again.',
              on: { 'account.leave': '#payoutAccount.reading' },
            },
          },
        },
        checking: {
          description: 'It is looked at whether the payment password is there.',
          entry: 'checkPassword',
          always: [{ guard: 'hasErrors', target: 'asking' }, { target: 'sending' }],
        },
        sending: {
          description: 'The account is being removed.',
          tags: 'busy',
          invoke: {
            id: 'removeAccount',
            src: 'removeAccount',
            input: ({ context: { chosenId, form } }) => ({
              id: chosenId ?? '',
              paymentPassword: form.paymentPassword,
            }),
            onDone: [
              {
                guard: { type: 'isDone', params: answer },
                target: '#payoutAccount.ready',
                actions: [{ type: 'setChanged', params: answer }, 'clearPassword'],
              },
              {
                guard: { type: 'isAboutField', params: answer },
                target: 'asking',
                actions: [{ type: 'setFieldErrors', params: answer }, 'clearPassword'],
              },
              {
                guard: { type: 'isAnswerThrottled', params: answer },
                target: '#payoutAccount.throttled.removing',
                actions: { type: 'setRetryAt', params: answer },
              },
              { target: '#payoutAccount.reading', actions: 'clearPassword' },
            ],
            onError: failed('removing'),
          },
        },
      },
    },
    preferring: {
      description: 'An account is being made the one that is offered first.',
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
        'No answer came, so that it may have been done: the accounts are reloaded before anything is reported.',
      tags: 'busy',
      initial: 'adding',
      states: {
        adding: {
          description: 'It is looked at whether an account was added.',
          invoke: {
            id: 'readAfterAdding',
            src: 'readAccounts',
            onDone: [
              {
                guard: { type: 'hasNew', params: reloaded },
                target: '#payoutAccount.ready.reconciled',
                actions: [setReloaded, { type: 'setReconciled', params: 'added' }, 'clearPassword'],
              },
              {
                target: '#payoutAccount.filling.refused',
                actions: [setReloaded, { type: 'setRefusal', params: 'notAdded' }],
              },
            ],
            onError: '#payoutAccount.filling.outcomeUnknown',
          },
        },
        removing: {
          description: 'It is looked at whether the account was removed.',
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
          description: 'It is looked at which account is offered first.',
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
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      initial: 'adding',
      on: { 'account.leave': 'ready' },
      states: {
        adding: {
          description: 'The new account waits, with everything that was typed, and can be typed on.',
          on: {
            ...typing,
            'kind.choose': {
              actions: { type: 'setKind', params: typed<{ kind: PayoutForm['kind'] }> },
            },
            'keyKind.choose': {
              actions: { type: 'setKeyKind', params: typed<{ keyKind: PixKeyKind }> },
            },
          },
          after: { untilNextAttempt: '#payoutAccount.filling' },
        },
        removing: {
          description: 'The removal waits, with the payment password that was typed.',
          on: typing,
          after: { untilNextAttempt: '#payoutAccount.removing' },
        },
        preferring: {
          description: 'The account that is offered first stays the one that it was.',
          after: { untilNextAttempt: '#payoutAccount.ready' },
        },
      },
    },
  },
})
