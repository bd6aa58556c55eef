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

/** Ms before an unreachable platform is asked again how an attempt ended. */
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
 * Changes the password, by choice or because the platform requires it. An attempt without an answer never
 * counts as failed: the platform is asked how it ended.
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
  description: 'Lets members choose a new password, of their own will or because the platform insists on it.',
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
      description: 'The form for a new password is open.',
      type: 'parallel',
      invoke: {
        id: 'readPasswordRules',
        src: 'readPasswordRules',
        onDone: { actions: { type: 'setRules', params: rulesRead } },
        onError: {
          description: 'The operator’s rules did not arrive, so only the platform checks the new password.',
        },
      },
      states: {
        passwords: {
          description: 'Whether what is typed can be read.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'Passwords show as dots.',
              on: { 'passwords.toggle': 'visible' },
            },
            visible: {
              description: 'Passwords can be read.',
              on: { 'passwords.toggle': 'hidden' },
            },
          },
        },
        attempt: {
          description: 'What has become of the new password so far.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The fields are being filled in.',
              tags: 'editable',
              initial: 'idle',
              on: { ...typing, ...waysOut, 'change.submit': 'checking' },
              states: {
                idle: { description: 'Nothing has gone wrong.' },
                invalid: { description: 'Something is wrong with what was typed; nothing was sent.' },
                refused: {
                  description: 'The platform did not take what was typed; the field that is wrong says why.',
                },
                failed: { description: 'The attempt failed and nothing was changed.' },
                notChanged: { description: 'The attempt got lost; the old password still holds.' },
                outcomeUnknown: {
                  description:
                    'Nobody can tell whether the last attempt changed the password; another attempt shows it.',
                },
              },
            },
            checking: {
              description: 'What was typed is looked at before anything is sent.',
              entry: 'clearProblems',
              always: [
                { guard: 'areFieldsValid', target: 'changing' },
                { target: 'editing.invalid', actions: 'setErrors' },
              ],
            },
            changing: {
              description: 'The platform is asked to change the password.',
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
              description: 'There were too many attempts; the next one is looked at later.',
              tags: 'editable',
              on: { ...typing, ...waysOut },
              after: { untilNextAttempt: 'editing' },
            },
            unsure: {
              description: 'No answer came, so the password may have been changed or not.',
              initial: 'routing',
              on: { 'change.signOut': '#changePassword.signedOut' },
              states: {
                routing: {
                  description:
                    'Only when the platform insists on the change can it be asked whether that was done.',
                  always: [
                    { guard: 'isFree', target: '#changePassword.form.attempt.editing.outcomeUnknown' },
                    { target: 'asking' },
                  ],
                },
                asking: {
                  description: 'The platform is asked whether it still wants the password changed.',
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
                  description: 'The platform cannot be reached; it is asked again by itself.',
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
      description: 'The new password holds.',
      type: 'final',
      output: { changed: true },
    },
    cancelled: {
      description: 'The player left the form without another password.',
      type: 'final',
      output: { changed: false, signOut: false },
    },
    signedOut: {
      description: 'The player would rather sign out than change the password.',
      type: 'final',
      output: { changed: false, signOut: true },
    },
  },
})
