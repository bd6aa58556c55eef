import { assign, type DoneActorEvent, setup } from 'xstate'
import type { ChangeAnswer, TwoFactorChange, TwoFactorStatus } from '#api/auth/two-factor.ts'
import { codeIn, shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import { authenticatorCodeError } from './two-factor.logic.ts'

type Field = 'code' | 'password'
type Errors = { readonly [Name in Field]?: 'required' | 'invalid' | 'wrong' }

/**
 * Why an attempt changed nothing.
 *
 * - `fields`: the errors at the fields say why
 * - `notOff`: the attempt was lost, and two-factor authentication is still on
 * - `outcomeUnknown`: the attempt was lost, and it may have been done
 * - `failed`: the request failed
 */
type ChangeRefusal = 'fields' | 'notOff' | 'outcomeUnknown' | 'failed'

type Context = {
  change: TwoFactorChange['change']
  fields: Readonly<Record<Field, string>>
  errors: Errors
  refusal: ChangeRefusal | null
  /** Null until a code or password was wrong. */
  guessesLeft: number | null
  /** New codes, shown once; empty when the second step was switched off. */
  recoveryCodes: readonly string[]
  /** Epoch ms of the next allowed attempt. */
  retryAt: number
  failure: CallFailure | null
}

const answer = ({ event }: { event: DoneActorEvent<ChangeAnswer> }) => event.output
const status = ({ event }: { event: DoneActorEvent<TwoFactorStatus> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const typing = {
  'field.change': { actions: { type: 'setField', params: eventParams } },
  'change.leave': 'left',
} as const

/**
 * Makes new recovery codes with an authenticator code, or switches the second step off with a code and the
 * password (MEM-02).
 */
export const twoFactorChangeMachine = setup({
  types: {
    input: {} as Pick<Context, 'change'>,
    context: {} as Context,
    events: {} as
      | { type: 'field.change'; field: Field; value: string }
      | { type: 'change.submit' }
      | { type: 'codes.kept' }
      | { type: 'change.leave' },
    output: {} as { changed: boolean },
    tags: {} as 'busy',
  },
  actors: {
    changeTwoFactor: providedCall<ChangeAnswer, TwoFactorChange>(),
    readStatus: providedCall<TwoFactorStatus>(),
  },
  guards: {
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasCodes: (_, answer: ChangeAnswer) => answer.ok && 'recoveryCodes' in answer.value,
    isDone: (_, answer: ChangeAnswer) => answer.ok,
    isThrottled: (_, answer: ChangeAnswer) => !answer.ok && answer.refusal.code === 'secondStep.throttled',
    isThrottledCall: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
    isRemoval: ({ context }) => context.change === 'remove',
    isOff: (_, { on }: TwoFactorStatus) => !on,
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: Field; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      return { fields: { ...context.fields, [field]: field === 'code' ? shownCode(value) : value }, errors }
    }),
    validateFields: assign({ errors: ({ context }) => validateFields(context), failure: null }),
    setCodes: assign({
      recoveryCodes: (_, answer: ChangeAnswer) =>
        answer.ok && 'recoveryCodes' in answer.value ? answer.value.recoveryCodes : [],
    }),
    setRefusal: assign({ refusal: (_, refusal: ChangeRefusal) => refusal }),
    setFieldErrors: assign(({ context }, answer: ChangeAnswer) => {
      if (answer.ok || !('guessesLeft' in answer.refusal.value)) return {}
      const field = answer.refusal.code === 'secondStep.passwordWrong' ? 'password' : 'code'
      return {
        errors: { [field]: 'wrong' as const },
        fields: { ...context.fields, [field]: '' },
        guessesLeft: answer.refusal.value.guessesLeft,
      }
    }),
    setWait: assign((_, answer: ChangeAnswer) => ({
      retryAt:
        Date.now() +
        ((!answer.ok && 'retryAfter' in answer.refusal.value && answer.refusal.value.retryAfter) ||
          RETRY_AFTER),
    })),
    clearCode: assign({ fields: ({ context }) => ({ ...context.fields, code: '' }) }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setReadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'twoFactorChange',
  description: 'Lets members make new recovery codes, or switch the second step of their logins off.',
  context: ({ input }) => ({
    ...input,
    fields: { code: '', password: '' },
    errors: {},
    refusal: null,
    guessesLeft: null,
    recoveryCodes: [],
    retryAt: 0,
    failure: null,
  }),
  initial: 'editing',
  output: ({ event }) => ({ changed: event.output === true }),
  states: {
    editing: {
      description: 'The code and, to switch it off, the password are being filled in.',
      initial: 'idle',
      on: { ...typing, 'change.submit': 'checking' },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'Something is missing or cannot be right; nothing was sent.' },
        refused: { description: 'The attempt did not succeed. A message or the field gives the reason.' },
      },
    },
    checking: {
      description: 'What was typed is looked at before anything is sent.',
      entry: 'validateFields',
      always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'sending' }],
    },
    sending: {
      description: 'The platform is asked to do it.',
      tags: 'busy',
      invoke: {
        id: 'changeTwoFactor',
        src: 'changeTwoFactor',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: { type: 'hasCodes', params: answer },
            target: 'keeping',
            actions: { type: 'setCodes', params: answer },
          },
          { guard: { type: 'isDone', params: answer }, target: 'changed' },
          {
            guard: { type: 'isThrottled', params: answer },
            target: 'throttled',
            actions: { type: 'setWait', params: answer },
          },
          {
            target: 'editing.refused',
            actions: [
              { type: 'setFieldErrors', params: answer },
              { type: 'setRefusal', params: 'fields' },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isThrottledCall', params: failure },
            target: 'throttled',
            actions: { type: 'setFailureWait', params: failure },
          },
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'routing',
            actions: [{ type: 'setFailure', params: failure }, 'clearCode'],
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
    routing: {
      description: 'No answer came; only whether it is off can be asked.',
      always: [
        { guard: 'isRemoval', target: 'looking' },
        { target: 'editing.refused', actions: { type: 'setRefusal', params: 'outcomeUnknown' } },
      ],
    },
    looking: {
      description: 'The platform is asked whether it is off.',
      tags: 'busy',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [
          { guard: { type: 'isOff', params: status }, target: 'changed' },
          { target: 'editing.refused', actions: { type: 'setRefusal', params: 'notOff' } },
        ],
        onError: {
          target: 'editing.refused',
          actions: [
            { type: 'setReadFailure', params: errorOf },
            { type: 'setRefusal', params: 'outcomeUnknown' },
          ],
        },
      },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      on: typing,
      after: { untilNextAttempt: 'editing' },
    },
    keeping: {
      description: 'The new recovery codes are shown this once; those before are worth nothing.',
      on: { 'codes.kept': 'changed' },
    },
    changed: { type: 'final', description: 'It is done.', output: true },
    left: { type: 'final', description: 'The member leaves things as they were.', output: false },
  },
})

function validateFields({ change, fields }: Context): Errors {
  const code = authenticatorCodeError(fields.code)
  return {
    ...(code && { code }),
    ...(change === 'remove' && fields.password === '' && { password: 'required' as const }),
  }
}

function changeOf({ change, fields }: Context): TwoFactorChange {
  const code = codeIn(fields.code)
  return change === 'renew' ? { change, code } : { change, code, password: fields.password }
}
