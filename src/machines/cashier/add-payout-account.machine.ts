import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { AddAnswer, NewPayoutAccount, PayoutAccounts } from '#api/cashier/payout-accounts.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { PixKeyKind } from '#protocol/cashier/payout-numbers.ts'
import {
  accountIn,
  emptyForm,
  errorsAfter,
  type PayoutField,
  type PayoutForm,
  validatePayout,
  validatePayoutField,
} from './add-payout-account.logic.ts'
import type {
  AccountsReloaded,
  AddContext,
  AddEvent,
  AddOutcome,
  AddRefusal,
  AddResult,
} from './add-payout-account.types.ts'
import { guessesAfter, waitAfter, withAccounts } from './payout-account.logic.ts'

const answer = ({ event }: { event: DoneActorEvent<AddAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const reloaded = ({ event }: { event: DoneActorEvent<PayoutAccounts> }) => event.output

const setField = { type: 'setField', params: eventParams<{ field: PayoutField; value: string }> } as const
const setKind = { type: 'setKind', params: eventParams<{ kind: PayoutForm['kind'] }> } as const
const setKeyKind = { type: 'setKeyKind', params: eventParams<{ keyKind: PixKeyKind }> } as const
const setFieldErrors = { type: 'setFieldErrors', params: answer } as const
const fieldsRefused = { type: 'setRefusal', params: 'fields' } as const
const setReloaded = [{ type: 'setReloaded', params: reloaded }, 'notifyReloaded'] as const

/**
 * Adds a withdrawal account (MEM-02, MEM-05) with the payment password. A refusal clears only a wrong payment
 * password and keeps all other input.
 */
export const addPayoutAccountMachine = setup({
  types: {
    input: {} as { known: PayoutAccounts },
    context: {} as AddContext,
    events: {} as AddEvent,
    output: {} as AddOutcome,
    tags: {} as 'busy',
    children: {} as {
      paymentPasswordSetup: 'paymentPasswordSetup'
      addAccount: 'addAccount'
      readAccounts: 'readAccounts'
    },
  },
  actors: {
    paymentPasswordSetup: paymentPasswordSetupMachine,
    addAccount: providedCall<AddAnswer, NewPayoutAccount>(),
    readAccounts: providedCall<PayoutAccounts>(),
  },
  guards: {
    isPasswordUnset: ({ context }) => !context.known.paymentPasswordSet,
    isPasswordSet: (_, { isSet }: { isSet: boolean }) => isSet,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isAdded: (_, answer: AddAnswer) => answer.ok,
    isPasswordWrong: (_, answer: AddAnswer) => guessesAfter(answer) !== null,
    isAboutField: ({ context }, answer: AddAnswer) => errorsAfter(context.form, answer) !== null,
    isPasswordUnsetNow: (_, answer: AddAnswer) =>
      !answer.ok && answer.refusal.code === 'paymentPassword.unset',
    isAnswerThrottled: (_, answer: AddAnswer) => waitAfter(answer) !== null,
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    hasNew: ({ context: { known } }, { accounts }: PayoutAccounts) =>
      accounts.some(({ id }) => !known.accounts.some((before) => before.id === id)),
  },
  actions: {
    markPasswordSet: assign({ known: ({ context }) => ({ ...context.known, paymentPasswordSet: true }) }),
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
    /** Ignores an empty field: the member may not have filled it in yet. */
    checkField: assign(({ context: { form, errors } }, { field }: { field: PayoutField }) => {
      const error = validatePayoutField(form, field)
      return error === null || error === 'missing' ? {} : { errors: { ...errors, [field]: error } }
    }),
    checkForm: assign({ errors: ({ context }) => validatePayout(context.form), failure: null }),
    clearPassword: assign({ form: ({ context }) => ({ ...context.form, paymentPassword: '' }) }),
    setAdded: assign(({ context }, answer: AddAnswer) =>
      answer.ok ? { known: withAccounts(context.known, answer.value.accounts) } : {},
    ),
    setFieldErrors: assign({
      errors: ({ context }, answer: AddAnswer) => errorsAfter(context.form, answer) ?? {},
      guessesLeft: ({ context }, answer: AddAnswer) => guessesAfter(answer) ?? context.guessesLeft,
    }),
    setRefusal: assign({ refusal: (_, refusal: AddRefusal) => refusal }),
    setRetryAt: assign({ retryAt: (_, wait: number) => Date.now() + wait }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    /** Keeps `failure`, because the view still has to show why no response arrived. */
    setReloaded: assign({ known: (_, known: PayoutAccounts) => known }),
    notifyReloaded: sendParent(
      ({ context }): AccountsReloaded => ({ type: 'accounts.reloaded', known: context.known }),
    ),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'addPayoutAccount',
  description: 'Adds a Pix key or a bank account for withdrawals, confirmed with the payment password.',
  context: ({ input: { known } }) => ({
    known,
    form: { ...emptyForm, holder: known.holder ?? '' },
    errors: {},
    guessesLeft: null,
    refusal: null,
    retryAt: 0,
    failure: null,
  }),
  output: ({ context: { known, failure }, event }) => ({
    result: event.output as AddResult,
    known,
    failure,
  }),
  initial: 'routing',
  states: {
    routing: {
      description: 'Checks whether the player has a payment password, which the form needs.',
      always: [{ guard: 'isPasswordUnset', target: 'settingPassword' }, { target: 'filling' }],
    },
    settingPassword: {
      description: 'The player has no payment password yet and creates one first. Then the form opens.',
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
          { target: 'left' },
        ],
      },
    },
    filling: {
      description: 'The player fills in a Pix key or a bank account.',
      initial: 'idle',
      on: {
        'field.change': { actions: setField },
        'kind.choose': { target: '.idle', actions: setKind },
        'keyKind.choose': { target: '.idle', actions: setKeyKind },
        'field.leave': { actions: { type: 'checkField', params: eventParams<{ field: PayoutField }> } },
        'account.save': 'checking',
        'account.leave': 'left',
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: { description: 'No account was added. A message or the field shows the reason.' },
        outcomeUnknown: {
          description:
            'The server did not respond and the accounts could not be loaded, so the account may have been added. Sending it again cannot add it twice.',
          on: { 'account.leave': '#addPayoutAccount.leftUnknown' },
        },
      },
    },
    checking: {
      description: 'The page checks the fields before sending them with the payment password.',
      entry: 'checkForm',
      always: [
        { guard: 'hasErrors', target: 'filling.refused', actions: fieldsRefused },
        { target: 'saving' },
      ],
    },
    saving: {
      description: 'The server is adding the account.',
      tags: 'busy',
      invoke: {
        id: 'addAccount',
        src: 'addAccount',
        input: ({ context }) => accountIn(context.form),
        onDone: [
          {
            guard: { type: 'isAdded', params: answer },
            target: 'added',
            actions: { type: 'setAdded', params: answer },
          },
          {
            guard: { type: 'isPasswordWrong', params: answer },
            target: 'filling.refused',
            actions: [setFieldErrors, fieldsRefused, 'clearPassword'],
          },
          {
            guard: { type: 'isAboutField', params: answer },
            target: 'filling.refused',
            actions: [setFieldErrors, fieldsRefused],
          },
          { guard: { type: 'isPasswordUnsetNow', params: answer }, target: 'settingPassword' },
          {
            guard: { type: 'isAnswerThrottled', params: answer },
            target: 'throttled',
            actions: { type: 'setRetryAt', params: ({ event }) => waitAfter(event.output) ?? 0 },
          },
          { target: 'full' },
        ],
        onError: [
          {
            guard: { type: 'isThrottled', params: failure },
            target: 'throttled',
            actions: { type: 'setRetryAt', params: (failed) => waitOfFailure(failure(failed)) },
          },
          { target: 'reconciling', actions: { type: 'setFailure', params: failure } },
        ],
      },
    },
    reconciling: {
      description:
        'The server did not respond. The page reloads the accounts to see whether the new one was added.',
      tags: 'busy',
      invoke: {
        id: 'readAccounts',
        src: 'readAccounts',
        onDone: [
          {
            guard: { type: 'hasNew', params: reloaded },
            target: 'reconciled',
            actions: [...setReloaded],
          },
          {
            target: 'filling.refused',
            actions: [...setReloaded, { type: 'setRefusal', params: 'notAdded' }],
          },
        ],
        onError: 'filling.outcomeUnknown',
      },
    },
    throttled: {
      description: 'Too many attempts. The player can edit the form, and send it when the countdown ends.',
      on: {
        'field.change': { actions: setField },
        'kind.choose': { actions: setKind },
        'keyKind.choose': { actions: setKeyKind },
        'account.leave': 'left',
      },
      after: { untilNextAttempt: 'filling' },
    },
    added: { type: 'final', description: 'The account was added and appears in the list.', output: 'added' },
    reconciled: {
      type: 'final',
      description: 'The server did not respond, but the reloaded list shows the new account.',
      output: 'reconciled',
    },
    full: {
      type: 'final',
      description: 'The player already has the maximum number of accounts. No account was added.',
      output: 'full',
    },
    left: { type: 'final', description: 'The player left without adding an account.', output: 'left' },
    leftUnknown: {
      type: 'final',
      description: 'The player left while it was unknown whether the account was added.',
      output: 'unknown',
    },
  },
})
