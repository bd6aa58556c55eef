import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from 'xstate'
import {
  type PasswordChange,
  type PasswordReply,
  readMustChange,
  requestPasswordChange,
} from '#api/auth/change-password.ts'
import { anyPassword, type PasswordRules, readPasswordRules } from '#api/auth/password-rules.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import { afterRefusal, checkFields } from './change-password.logic.ts'
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordInput,
  ChangePasswordOutput,
  PasswordField,
} from './change-password.types.ts'

/** Milliseconds until an unreachable platform is asked again what became of an attempt. */
const LOOK_AGAIN = 5_000

const reply = ({ event }: { event: DoneActorEvent<PasswordReply> }) => event.output

const failure = ({ event }: { event: ErrorActorEvent }) => callFailureOf(event.error)

const rulesRead = ({ event }: { event: DoneActorEvent<PasswordRules> }) => event.output

const mustChange = ({ event }: { event: DoneActorEvent<boolean> }) => event.output

const typing = {
  'field.changed': {
    actions: {
      type: 'keepField',
      params: ({ event }: { event: { field: PasswordField; value: string } }) => event,
    },
  },
} as const

const waysOut = {
  'change.cancel': { guard: 'isFree', target: '#changePassword.cancelled' },
  'change.signOut': { guard: 'isForced', target: '#changePassword.signedOut' },
} as const

/**
 * Changes the password, because the player wants to or because the platform insists. An attempt without an
 * answer is never called failed: the platform is asked what became of it, as far as it can tell.
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
    readPasswordRules: fromPromise<PasswordRules>(({ signal }) => readPasswordRules(signal)),
    requestPasswordChange: fromPromise<PasswordReply, PasswordChange>(({ input, signal }) =>
      requestPasswordChange(input, signal),
    ),
    readMustChange: fromPromise<boolean>(({ signal }) => readMustChange(signal)),
  },
  guards: {
    isForced: ({ context }) => context.forced,
    isFree: ({ context }) => !context.forced,
    areFieldsFine: ({ context }) => Object.keys(checkFields(context.fields, context.rules)).length === 0,
    isChanged: (_, reply: PasswordReply) => reply.outcome === 'changed',
    isHeldBack: (_, reply: PasswordReply) => reply.outcome === 'throttled',
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    mustStillChange: (_, mustChange: boolean) => mustChange,
  },
  actions: {
    keepRules: assign({ rules: (_, rules: PasswordRules) => rules }),
    keepField: assign(({ context }, typed: { field: PasswordField; value: string }) => ({
      fields: { ...context.fields, [typed.field]: typed.value },
      errors: { ...context.errors, [typed.field]: undefined },
    })),
    keepErrors: assign({ errors: ({ context }) => checkFields(context.fields, context.rules) }),
    forgetProblems: assign({ errors: {}, refusal: null, failure: null }),
    keepRefusal: assign(({ context }, reply: PasswordReply) =>
      reply.outcome === 'refused' ? afterRefusal(context, reply.refusal) : {},
    ),
    keepDeadline: assign((_, reply: PasswordReply) =>
      reply.outcome === 'throttled' ? { retryAt: reply.retryAt } : {},
    ),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    planRetry: assign({ retryAt: ({ context }) => Date.now() + (context.failure?.retryAfter ?? 0) }),
    noteOpenEnd: assign({ mayHaveChanged: true }),
  },
  delays: {
    untilNextAttempt: ({ context }) => context.retryAt - Date.now(),
    untilNextLook: LOOK_AGAIN,
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
        onDone: { actions: { type: 'keepRules', params: rulesRead } },
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
              initial: 'untried',
              on: { ...typing, ...waysOut, 'change.submit': 'checking' },
              states: {
                untried: { description: 'Nothing has gone wrong.' },
                invalid: { description: 'Something is wrong with what was typed; nothing was sent.' },
                refused: {
                  description: 'The platform did not take what was typed; the field that is wrong says why.',
                },
                failed: { description: 'The attempt failed and nothing was changed.' },
                notChanged: { description: 'The attempt got lost; the old password still holds.' },
                unknown: {
                  description:
                    'Nobody can tell whether the last attempt changed the password; another attempt shows it.',
                },
              },
            },
            checking: {
              description: 'What was typed is looked at before anything is sent.',
              entry: 'forgetProblems',
              always: [
                { guard: 'areFieldsFine', target: 'changing' },
                { target: 'editing.invalid', actions: 'keepErrors' },
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
                    guard: { type: 'isHeldBack', params: reply },
                    target: 'throttled',
                    actions: { type: 'keepDeadline', params: reply },
                  },
                  { target: 'editing.refused', actions: { type: 'keepRefusal', params: reply } },
                ],
                onError: [
                  {
                    guard: { type: 'isOpenEnd', params: failure },
                    target: 'unsure',
                    actions: [{ type: 'keepFailure', params: failure }, 'noteOpenEnd'],
                  },
                  {
                    guard: { type: 'isThrottled', params: failure },
                    target: 'throttled',
                    actions: [{ type: 'keepFailure', params: failure }, 'planRetry'],
                  },
                  { target: 'editing.failed', actions: { type: 'keepFailure', params: failure } },
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
              initial: 'weighing',
              on: { 'change.signOut': '#changePassword.signedOut' },
              states: {
                weighing: {
                  description:
                    'Only when the platform insists on the change can it be asked whether that was done.',
                  always: [
                    { guard: 'isFree', target: '#changePassword.form.attempt.editing.unknown' },
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
                  after: { untilNextLook: 'asking' },
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
