import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { PaymentPasswordReplacement, ReplacementAnswer } from '#api/cashier/payment-password.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import {
  afterRefusal,
  type ChangeErrors,
  type ChangeField,
  type ChangeFields,
  type ChangeRefusal,
  isImpossible,
  type Proof,
  replacementOf,
  validateFields,
  waitAfter,
} from './payment-password-change.logic.ts'
import { paymentPasswordRuleMachine } from './payment-password-rule.machine.ts'

const answer = ({ event }: { event: DoneActorEvent<ReplacementAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const typing = {
  'field.change': { actions: { type: 'setField', params: eventParams } },
  'proof.choose': { target: 'editing', actions: { type: 'setProof', params: eventParams } },
  'change.leave': 'left',
} as const

/**
 * Replaces the payment password (MEM-02), using the old one, or the login password and a code texted to the
 * bound mobile number. After a lost response, only the next attempt shows which password is valid.
 */
export const paymentPasswordChangeMachine = setup({
  types: {
    input: {} as { proof: Proof },
    context: {} as {
      proof: Proof
      fields: ChangeFields
      errors: ChangeErrors
      /** Guesses left; null until a guess has been wrong. */
      guessesLeft: number | null
      /** The operator's limits for the length; null until a new password has broken them. */
      lengths: { minLength: number; maxLength: number } | null
      /** Whether an attempt with an unknown outcome may have changed the password. */
      mayHaveChanged: boolean
      /** Epoch ms. */
      retryAt: number
      refusal: ChangeRefusal | null
      failure: CallFailure | null
    },
    events: {} as
      | { type: 'field.change'; field: ChangeField; value: string }
      | { type: 'proof.choose'; proof: Proof }
      | { type: 'change.submit' }
      | { type: 'change.leave' },
    output: {} as { changed: boolean },
    tags: {} as 'busy',
    children: {} as { contactCode: 'contactCode'; paymentPasswordRule: 'paymentPasswordRule' },
  },
  actors: {
    contactCode: contactCodeMachine,
    paymentPasswordRule: paymentPasswordRuleMachine,
    replacePaymentPassword: providedCall<ReplacementAnswer, PaymentPasswordReplacement>(),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isChanged: (_, answer: ReplacementAnswer) => answer.ok,
    isAnswerThrottled: (_, answer: ReplacementAnswer) => waitAfter(answer) !== null,
    isImpossible: (_, answer: ReplacementAnswer) => isImpossible(answer),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: ChangeField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      return { fields: { ...context.fields, [field]: field === 'code' ? shownCode(value) : value }, errors }
    }),
    setProof: assign({ proof: (_, { proof }: { proof: Proof }) => proof, errors: {}, guessesLeft: null }),
    checkFields: assign({
      errors: ({ context }) => validateFields(context.proof, context.fields),
      failure: null,
    }),
    setRefusal: assign({ refusal: (_, refusal: ChangeRefusal) => refusal }),
    setFieldErrors: assign(({ context }, answer: ReplacementAnswer) =>
      afterRefusal(answer, context.mayHaveChanged),
    ),
    reloadRule: sendTo('paymentPasswordRule', { type: 'rule.outdated' }),
    setRetryAt: assign((_, answer: ReplacementAnswer) => ({
      retryAt: Date.now() + (waitAfter(answer) ?? 0),
    })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setRetryAtFromFailure: assign({
      retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure),
    }),
    markOutcomeUnknown: assign({ mayHaveChanged: true }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'paymentPasswordChange',
  description: 'Lets players change their payment password, which confirms withdrawals and transfers.',
  context: ({ input }) => ({
    ...input,
    fields: {
      oldPaymentPassword: '',
      code: '',
      password: '',
      newPaymentPassword: '',
      confirmNewPaymentPassword: '',
    },
    errors: {},
    guessesLeft: null,
    lengths: null,
    mayHaveChanged: false,
    retryAt: 0,
    refusal: null,
    failure: null,
  }),
  invoke: [
    { id: 'contactCode', src: 'contactCode', input: { target: { kind: 'boundMobile' } } },
    { id: 'paymentPasswordRule', src: 'paymentPasswordRule' },
  ],
  initial: 'editing',
  output: ({ event }) => ({ changed: event.output === true }),
  states: {
    editing: {
      description: 'The player fills in the form.',
      initial: 'idle',
      on: { ...typing, 'change.submit': 'checking' },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: { description: 'A field is missing or invalid. Nothing was sent.' },
        refused: {
          description:
            'The password was not changed, or it is unknown whether it was. A message or the field shows the reason.',
        },
      },
    },
    checking: {
      description: 'The page checks the fields before sending them.',
      entry: 'checkFields',
      always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'changing' }],
    },
    changing: {
      description: 'The server is changing the payment password.',
      tags: 'busy',
      invoke: {
        id: 'replacePaymentPassword',
        src: 'replacePaymentPassword',
        input: ({ context }) => replacementOf(context.proof, context.fields),
        onDone: [
          { guard: { type: 'isChanged', params: answer }, target: 'changed' },
          {
            guard: { type: 'isAnswerThrottled', params: answer },
            target: 'throttled',
            actions: { type: 'setRetryAt', params: answer },
          },
          { guard: { type: 'isImpossible', params: answer }, target: 'unavailable' },
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
              'markOutcomeUnknown',
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
    unavailable: {
      description: 'The player has no payment password to change, or no phone number for the SMS code.',
      on: { 'change.leave': 'left' },
    },
    changed: { type: 'final', description: 'The new payment password applies.', output: true },
    left: { type: 'final', description: 'The player leaves without changing the password.', output: false },
  },
})
