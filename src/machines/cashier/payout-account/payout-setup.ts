import { assign, fromPromise, setup } from 'xstate'
import {
  type AddAnswer,
  addAccount,
  type NewPayoutAccount,
  type PayoutAccounts,
  type PayoutRemoval,
  preferAccount,
  type RemovalAnswer,
  readAccounts,
  removeAccount,
} from '#api/cashier/payout-accounts.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
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
} from './fields.ts'

export type PayoutContext = {
  known: PayoutAccounts
  form: PayoutForm
  errors: PayoutErrors
  /** Of the payment password; null before one was wrong. */
  guessesLeft: number | null
  /** The account that is to be removed or preferred. */
  chosenId: string | null
  /** Epoch ms at which the platform looks at another attempt. */
  retryAt: number
  failure: CallFailure | null
}

export type PayoutEvent =
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
  /** A payment password was chosen elsewhere on the page. */
  | { type: 'paymentPassword.chosen' }

export type Changed = AddAnswer | RemovalAnswer

/** Before the platform has said anything. */
export const noAccounts: PayoutAccounts = {
  accounts: [],
  holder: null,
  paymentPasswordSet: false,
  maxAccounts: 0,
  banks: [],
}

/** What the accounts that money is paid to are made of; `payout-account.machine.ts` puts it together. */
export const payoutSetup = setup({
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
    readAccounts: fromPromise<PayoutAccounts>(({ signal }) => readAccounts(signal)),
    paymentPasswordSetup: paymentPasswordSetupMachine,
    addAccount: fromPromise<AddAnswer, NewPayoutAccount>(({ input, signal }) => addAccount(input, signal)),
    removeAccount: fromPromise<RemovalAnswer, PayoutRemoval>(({ input, signal }) =>
      removeAccount(input, signal),
    ),
    preferAccount: fromPromise<{ accounts: PayoutAccount[] }, { id: string }>(({ input, signal }) =>
      preferAccount(input.id, signal),
    ),
  },
  guards: {
    isFull: ({ context: { known } }) => known.accounts.length >= known.maxAccounts,
    isUnset: ({ context }) => !context.known.paymentPasswordSet,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isSet: (_, { isSet }: { isSet: boolean }) => isSet,
    isDone: (_, answer: Changed) => answer.ok,
    isAboutField: ({ context }, answer: Changed) =>
      !answer.ok && errorsAfter(context.form, answer.refusal) !== null,
    isPasswordWrong: (_, answer: Changed) => !answer.ok && answer.refusal.code === 'paymentPassword.wrong',
    isUnsetNow: (_, answer: Changed) => !answer.ok && answer.refusal.code === 'paymentPassword.unset',
    isHeldBack: (_, answer: Changed) => !answer.ok && answer.refusal.code === 'paymentPassword.throttled',
    hasNew: ({ context: { known } }, { accounts }: PayoutAccounts) =>
      accounts.some(({ id }) => !known.accounts.some((before) => before.id === id)),
    isGone: ({ context: { chosenId } }, { accounts }: PayoutAccounts) =>
      accounts.every(({ id }) => id !== chosenId),
    isPreferred: ({ context: { chosenId } }, { accounts }: PayoutAccounts) =>
      accounts.some(({ id, preferred }) => preferred && id === chosenId),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
  },
  actions: {
    keepKnown: assign({ known: (_, known: PayoutAccounts) => known, failure: null }),
    /** Why the call before got no answer is still to be told. */
    keepRead: assign({ known: (_, known: PayoutAccounts) => known }),
    keepAccounts: assign({
      known: ({ context }, accounts: readonly PayoutAccount[]) => ({
        ...context.known,
        accounts: [...accounts],
        holder: context.known.holder ?? accounts[0]?.holder ?? null,
      }),
    }),
    keepChanged: assign(({ context }, answer: Changed) => {
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
    keepKind: assign({
      form: ({ context }, { kind }: { kind: PayoutForm['kind'] }) => ({ ...context.form, kind }),
      errors: {},
    }),
    keepKeyKind: assign({
      form: ({ context }, { keyKind }: { keyKind: PixKeyKind }) => ({ ...context.form, keyKind }),
      errors: {},
    }),
    keepField: assign(
      ({ context: { form, errors } }, { field, value }: { field: PayoutField; value: string }) => {
        const { [field]: _, ...others } = errors
        return { form: { ...form, [field]: value }, errors: others }
      },
    ),
    /** A field that is still empty is not wrong yet. */
    checkField: assign(({ context: { form, errors } }, { field }: { field: PayoutField }) => {
      const error = validatePayoutField(form, field)
      return error === null || error === 'missing' ? {} : { errors: { ...errors, [field]: error } }
    }),
    forgetPassword: assign({ form: ({ context }) => ({ ...context.form, paymentPassword: '' }) }),
    checkForm: assign({ errors: ({ context }) => validatePayout(context.form), failure: null }),
    checkPassword: assign({
      errors: ({ context }): PayoutErrors =>
        context.form.paymentPassword.trim() === '' ? { paymentPassword: 'missing' } : {},
      failure: null,
    }),
    keepRefusal: assign(({ context }, answer: Changed) => {
      if (answer.ok) return {}
      const { refusal } = answer
      return {
        errors: errorsAfter(context.form, refusal) ?? {},
        guessesLeft:
          refusal.code === 'paymentPassword.wrong' ? refusal.value.guessesLeft : context.guessesLeft,
      }
    }),
    keepWait: assign({
      retryAt: (_, answer: Changed) =>
        Date.now() +
        ((!answer.ok &&
          answer.refusal.code === 'paymentPassword.throttled' &&
          answer.refusal.value.retryAfter) ||
          RETRY_AFTER),
    }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    keepFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    keepChosen: assign({
      chosenId: (_, { id }: { id: string }) => id,
      errors: {},
      guessesLeft: null,
      failure: null,
    }),
    noteSetUp: assign({ known: ({ context }) => ({ ...context.known, paymentPasswordSet: true }) }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
})

export const newAccount = ({ context }: { context: PayoutContext }): NewPayoutAccount =>
  accountIn(context.form)
