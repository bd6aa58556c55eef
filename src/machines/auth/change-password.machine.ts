import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate'
import type { PasswordChange, PasswordReply } from '#api/auth/change-password.ts'
import { anyPassword, type PasswordRules } from '#domain/auth/password-rules.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import { afterRefusal, checkFields } from './change-password.logic.ts'
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordInput,
  ChangePasswordOutput,
  PasswordField,
} from './change-password.types.ts'

/** How long to wait, in ms, before asking an unreachable platform for the outcome again. */
const LOOK_AGAIN = 5_000

const reply = ({ event }: { event: DoneActorEvent<PasswordReply> }) => event.output

const failure = ({ event }: { event: ErrorActorEvent }) => callFailureOf(event.error)

const rulesRead = ({ event }: { event: DoneActorEvent<PasswordRules> }) => event.output

const mustChange = ({ event }: { event: DoneActorEvent<boolean> }) => event.output

const typing = {
  'field.changed': {
    actions: {
      type: 'setField',
      params: ({ event }: { event: { field: PasswordField; value: string } }) => event,
    },
  },
} as const

const waysOut = {
  'change.cancel': { guard: 'isFree', target: '#changePassword.cancelled' },
  'change.signOut': { guard: 'isForced', target: '#changePassword.signedOut' },
} as const

/**
 * Changes the password, voluntarily or because the platform requires it. If a required change gets no
 * response, the machine asks the platform for its outcome.
 */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    output: {} as ChangePasswordOutput,
    tags: {} as 'editable' | 'pending',
  },
  actors: {
    readPasswordRules: providedCall<PasswordRules>(),
    requestPasswordChange: providedCall<PasswordReply, PasswordChange>(),
    readMustChange: providedCall<boolean>(),
  },
  guards: {
    isForced: ({ context }) => context.forced,
    isFree: ({ context }) => !context.forced,
    areFieldsValid: ({ context }) => Object.keys(checkFields(context.fields, context.rules)).length === 0,
    isChanged: (_, reply: PasswordReply) => reply.outcome === 'changed',
    isThrottled: (_, reply: PasswordReply) => reply.outcome === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
    isThrottledCall: (_, failure: CallFailure) => failure.reason === 'throttled',
    mustStillChange: (_, mustChange: boolean) => mustChange,
  },
  actions: {
    setRules: assign({ rules: (_, rules: PasswordRules) => rules }),
    setField: assign(({ context }, typed: { field: PasswordField; value: string }) => ({
      fields: { ...context.fields, [typed.field]: typed.value },
      errors: { ...context.errors, [typed.field]: undefined },
    })),
    setErrors: assign({ errors: ({ context }) => checkFields(context.fields, context.rules) }),
    clearProblems: assign({ errors: {}, refusal: null, failure: null }),
    setRefusal: assign(({ context }, reply: PasswordReply) =>
      reply.outcome === 'refused' ? afterRefusal(context, reply.refusal) : {},
    ),
    setRetryAt: assign((_, reply: PasswordReply) =>
      reply.outcome === 'throttled' ? { retryAt: reply.retryAt } : {},
    ),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    scheduleRetry: assign({ retryAt: ({ context }) => Date.now() + (context.failure?.retryAfter ?? 0) }),
    setMayHaveChanged: assign({ mayHaveChanged: true }),
  },
  delays: {
    untilNextAttempt: ({ context }) => context.retryAt - Date.now(),
    untilNextCheck: LOOK_AGAIN,
  },
}).createMachine({
  id: 'changePassword',
  description: 'Lets players change their password, by choice or because it is required.',
  context: ({ input }) => ({
    forced: input.forced,
    rules: anyPassword,
    asksOld: input.knownPassword === undefined,
    fields: { oldPassword: input.knownPassword ?? '', newPassword: '', confirmNewPassword: '' },
    errors: {},
    refusal: null,
    failure: null,
    mayHaveChanged: false,
    retryAt: 0,
  }),
  initial: 'form',
  output: ({ event }) => event.output as ChangePasswordOutput,
  states: {
    form: {
      description: 'The form for the new password is open.',
      type: 'parallel',
      invoke: {
        id: 'readPasswordRules',
        src: 'readPasswordRules',
        onDone: { actions: { type: 'setRules', params: rulesRead } },
        onError: {
          description: 'The password rules could not be loaded, so only the server checks the new password.',
        },
      },
      states: {
        passwords: {
          description: 'Whether the passwords are readable on screen.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'The passwords are hidden.',
              on: { 'passwords.toggle': 'visible' },
            },
            visible: {
              description: 'The passwords are readable.',
              on: { 'passwords.toggle': 'hidden' },
            },
          },
        },
        attempt: {
          description: 'The progress of the password change.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The player fills in the form.',
              tags: 'editable',
              initial: 'idle',
              on: { ...typing, ...waysOut, 'change.submit': 'checking' },
              states: {
                idle: { description: 'The form is ready, with no error.' },
                invalid: { description: 'A field is missing or invalid. Nothing was sent.' },
                refused: {
                  description: 'The server declined the change. The field with the error shows the reason.',
                },
                failed: {
                  description:
                    'The request failed and the password was not changed. The player can try again.',
                },
                notChanged: {
                  description:
                    'The server did not receive the change, so the current password still applies. The player can try again.',
                },
                outcomeUnknown: {
                  description:
                    'It is unknown whether the password was changed. Another attempt shows which password applies.',
                },
              },
            },
            checking: {
              description: 'The page checks the fields before sending them.',
              entry: 'clearProblems',
              always: [
                { guard: 'areFieldsValid', target: 'changing' },
                { target: 'editing.invalid', actions: 'setErrors' },
              ],
            },
            changing: {
              description: 'The server is changing the password.',
              tags: 'pending',
              invoke: {
                id: 'requestPasswordChange',
                src: 'requestPasswordChange',
                input: ({ context }) => context.fields,
                onDone: [
                  { guard: { type: 'isChanged', params: reply }, target: '#changePassword.changed' },
                  {
                    guard: { type: 'isThrottled', params: reply },
                    target: 'throttled',
                    actions: { type: 'setRetryAt', params: reply },
                  },
                  { target: 'editing.refused', actions: { type: 'setRefusal', params: reply } },
                ],
                onError: [
                  {
                    guard: { type: 'isOutcomeUnknown', params: failure },
                    target: 'unsure',
                    actions: [{ type: 'setFailure', params: failure }, 'setMayHaveChanged'],
                  },
                  {
                    guard: { type: 'isThrottledCall', params: failure },
                    target: 'throttled',
                    actions: [{ type: 'setFailure', params: failure }, 'scheduleRetry'],
                  },
                  { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
                ],
              },
            },
            throttled: {
              description: 'Too many attempts. The player can try again when the countdown ends.',
              tags: 'editable',
              on: { ...typing, ...waysOut },
              after: { untilNextAttempt: 'editing' },
            },
            unsure: {
              description: 'The server did not respond, so the password may have been changed.',
              initial: 'routing',
              on: { 'change.signOut': '#changePassword.signedOut' },
              states: {
                routing: {
                  description:
                    'The server can only report the outcome of a required change. After a voluntary one the player tries again.',
                  always: [
                    { guard: 'isFree', target: '#changePassword.form.attempt.editing.outcomeUnknown' },
                    { target: 'asking' },
                  ],
                },
                asking: {
                  description: 'The page asks the server whether the change is still required.',
                  tags: 'pending',
                  invoke: {
                    id: 'readMustChange',
                    src: 'readMustChange',
                    onDone: [
                      {
                        guard: { type: 'mustStillChange', params: mustChange },
                        target: '#changePassword.form.attempt.editing.notChanged',
                      },
                      { target: '#changePassword.changed' },
                    ],
                    onError: 'waiting',
                  },
                },
                waiting: {
                  description: 'The server cannot be reached. The page tries again automatically.',
                  on: { 'change.retry': 'asking' },
                  after: { untilNextCheck: 'asking' },
                },
              },
            },
          },
        },
      },
    },
    changed: {
      description: 'The new password applies.',
      type: 'final',
      output: { changed: true },
    },
    cancelled: {
      description: 'The player left the form without changing the password.',
      type: 'final',
      output: { changed: false, signOut: false },
    },
    signedOut: {
      description: 'The player logs out instead of changing the password.',
      type: 'final',
      output: { changed: false, signOut: true },
    },
  },
})
