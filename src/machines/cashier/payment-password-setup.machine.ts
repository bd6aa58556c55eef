import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { NewPaymentPassword, PaymentPasswordAnswer } from '#api/cashier/payment-password.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import { paymentPasswordRuleMachine } from './payment-password-rule.machine.ts'
import {
  errorsAfter,
  type SetupErrors,
  type SetupField,
  type SetupRefusal,
  validateFields,
  waitAfter,
} from './payment-password-setup.logic.ts'

const answer = ({ event }: { event: DoneActorEvent<PaymentPasswordAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'field.change': {
    actions: {
      type: 'setField',
      params: ({ event }: { event: { field: SetupField; value: string } }) => event,
    },
  },
  'setup.cancel': 'cancelled',
} as const

/**
 * Sets the member's first payment password. A lost response is harmless: a retry sets the password or reports
 * that it is already set.
 */
export const paymentPasswordSetupMachine = setup({
  types: {
    context: {} as {
      fields: NewPaymentPassword
      errors: SetupErrors
      /** Guesses left for the login password; null until a guess has been wrong. */
      guessesLeft: number | null
      /** The operator's limits for the length; null until a new password has broken them. */
      lengths: { minLength: number; maxLength: number } | null
      /** Epoch ms. */
      retryAt: number
      refusal: SetupRefusal | null
      failure: CallFailure | null
    },
    events: {} as
      | { type: 'field.change'; field: SetupField; value: string }
      | { type: 'setup.submit' }
      | { type: 'setup.cancel' },
    output: {} as { isSet: boolean },
    tags: {} as 'busy',
    children: {} as { paymentPasswordRule: 'paymentPasswordRule' },
  },
  actors: {
    paymentPasswordRule: paymentPasswordRuleMachine,
    requestPaymentPassword: providedCall<PaymentPasswordAnswer, NewPaymentPassword>(),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isPasswordSet: (_, answer: PaymentPasswordAnswer) =>
      answer.ok || answer.refusal.code === 'paymentPassword.alreadySet',
    isAnswerThrottled: (_, answer: PaymentPasswordAnswer) => waitAfter(answer) !== null,
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: SetupField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    checkFields: assign({ errors: ({ context }) => validateFields(context.fields), failure: null }),
    setRefusal: assign({ refusal: (_, refusal: SetupRefusal) => refusal }),
    setFieldErrors: assign((_, answer: PaymentPasswordAnswer) => errorsAfter(answer)),
    reloadRule: sendTo('paymentPasswordRule', { type: 'rule.outdated' }),
    setRetryAt: assign((_, answer: PaymentPasswordAnswer) => ({
      retryAt: Date.now() + (waitAfter(answer) ?? 0),
    })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRetryAtFromFailure: assign({
      retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure),
    }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'paymentPasswordSetup',
  description: 'Lets players create their payment password, which confirms withdrawals and transfers.',
  context: {
    fields: { password: '', newPaymentPassword: '', confirmNewPaymentPassword: '' },
    errors: {},
    guessesLeft: null,
    lengths: null,
    retryAt: 0,
    refusal: null,
    failure: null,
  },
  invoke: { id: 'paymentPasswordRule', src: 'paymentPasswordRule' },
  initial: 'editing',
  output: ({ event }) => ({ isSet: event.output === true }),
  states: {
    editing: {
      description: 'The player fills in the passwords.',
      on: { ...typing, 'setup.submit': 'checking' },
      initial: 'idle',
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: {
          description: 'A field is missing or invalid, or the two passwords differ. Nothing was sent.',
        },
        refused: {
          description:
            'The password was not created, or it is unknown whether it was. A message or the field shows the reason.',
        },
      },
    },
    checking: {
      description: 'The page checks the fields before sending them.',
      entry: 'checkFields',
      always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'setting' }],
    },
    setting: {
      description: 'The server is creating the payment password.',
      tags: 'busy',
      invoke: {
        id: 'requestPaymentPassword',
        src: 'requestPaymentPassword',
        input: ({ context }) => context.fields,
        onDone: [
          { guard: { type: 'isPasswordSet', params: answer }, target: 'set' },
          {
            guard: { type: 'isAnswerThrottled', params: answer },
            target: 'throttled',
            actions: { type: 'setRetryAt', params: answer },
          },
          {
            target: 'editing.refused',
            actions: [
              { type: 'setFieldErrors', params: answer },
              { type: 'setRefusal', params: 'fields' },
              'reloadRule',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isThrottled', params: failure },
            target: 'throttled',
            actions: { type: 'setRetryAtFromFailure', params: failure },
          },
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'editing.refused',
            actions: [
              { type: 'setFailure', params: failure },
              { type: 'setRefusal', params: 'outcomeUnknown' },
            ],
          },
          {
            target: 'editing.refused',
            actions: [
              { type: 'setFailure', params: failure },
              { type: 'setRefusal', params: 'failed' },
            ],
          },
        ],
      },
    },
    throttled: {
      description: 'Too many attempts. The player can try again when the countdown ends.',
      on: typing,
      after: { untilNextAttempt: 'editing' },
    },
    set: { type: 'final', description: 'The player has a payment password.', output: true },
    cancelled: {
      type: 'final',
      description: 'The player left without creating a payment password.',
      output: false,
    },
  },
})
