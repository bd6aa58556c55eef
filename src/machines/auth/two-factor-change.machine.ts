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
 * The outcome of an attempt that was not confirmed as successful.
 *
 * - `fields`: some fields have errors
 * - `notOff`: no response arrived, and two-factor authentication is still on
 * - `outcomeUnknown`: no response arrived, and the change may have been made
 * - `failed`: the request failed
 */
type ChangeRefusal = 'fields' | 'notOff' | 'outcomeUnknown' | 'failed'

type Context = {
  change: TwoFactorChange['change']
  fields: Readonly<Record<Field, string>>
  errors: Errors
  refusal: ChangeRefusal | null
  /** Guesses left; null until a code or password has been wrong. */
  guessesLeft: number | null
  /** New recovery codes, shown once; empty until they are created. */
  recoveryCodes: readonly string[]
  /** Epoch ms. */
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
 * Creates new recovery codes with an authenticator code, or turns two-factor authentication off with a code
 * and the password (MEM-02).
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
  description: 'Lets players create new recovery codes or turn off two-factor authentication.',
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
      description: 'The player enters a code. Turning off two-factor authentication also needs the password.',
      initial: 'idle',
      on: { ...typing, 'change.submit': 'checking' },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: { description: 'A field is missing or invalid. Nothing was sent.' },
        refused: {
          description:
            'The change was not made, or it is unknown whether it was. A message or the field shows the reason.',
        },
      },
    },
    checking: {
      description: 'The page checks the fields before sending them.',
      entry: 'validateFields',
      always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'sending' }],
    },
    sending: {
      description: 'The server is making the change.',
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
      description:
        'The server did not respond. The page can only check whether two-factor authentication is off; for new codes the player tries again.',
      always: [
        { guard: 'isRemoval', target: 'looking' },
        { target: 'editing.refused', actions: { type: 'setRefusal', params: 'outcomeUnknown' } },
      ],
    },
    looking: {
      description: 'The page checks whether two-factor authentication is off.',
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
      description: 'Too many attempts. The player can try again when the countdown ends.',
      on: typing,
      after: { untilNextAttempt: 'editing' },
    },
    keeping: {
      description: 'The new recovery codes are shown once. The old ones no longer work.',
      on: { 'codes.kept': 'changed' },
    },
    changed: { type: 'final', description: 'The change was made.', output: true },
    left: { type: 'final', description: 'The player leaves without changing anything.', output: false },
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
