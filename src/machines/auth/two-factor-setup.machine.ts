import { assign, type DoneActorEvent, setup } from 'xstate'
import type { ConfirmAnswer, SetupAnswer, TwoFactorStatus } from '#api/auth/two-factor.ts'
import { codeIn, shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import { textCopyMachine } from '#machines/kit/text-copy.machine.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import type { beginTwoFactor, confirmTwoFactor } from '#protocol/auth/two-factor.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'
import { authenticatorCodeError } from './two-factor.logic.ts'
import { twoFactorChangeMachine } from './two-factor-change.machine.ts'

type Confirmation = RequestOf<typeof confirmTwoFactor>

type Answered = SetupAnswer | ConfirmAnswer

export type TwoFactorSetupContext = {
  password: string
  code: string
  error: 'required' | 'invalid' | 'wrong' | null
  guessesLeft: number | null
  /** Data for the authenticator; null until the platform sends it. */
  setup: ReplyOf<typeof beginTwoFactor> | null
  /** Shown only once. */
  recoveryCodes: readonly string[]
  /** Epoch ms of the next allowed attempt. */
  retryAt: number
  failure: CallFailure | null
}

function confirmationOf({ setup, code }: TwoFactorSetupContext): Confirmation {
  if (!setup) throw new Error('There is nothing to confirm.')
  return { setupId: setup.setupId, code: codeIn(code) }
}

const keyOf = ({ setup }: TwoFactorSetupContext) => ({ secret: setup?.secret ?? '' })

const begun = ({ event }: { event: DoneActorEvent<SetupAnswer> }) => event.output

const confirmed = ({ event }: { event: DoneActorEvent<ConfirmAnswer> }) => event.output

const status = ({ event }: { event: DoneActorEvent<TwoFactorStatus> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const refusedAs = (code: string) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<SetupAnswer | ConfirmAnswer> }) => ({
      answer: event.output,
      code,
    }),
  }) as const

const withoutCodes = { 'codes.renew': 'renewing', 'setup.leave': 'on' } as const

/**
 * Switches the second step on (MEM-02): password, authenticator secret as a QR code, first code, then the
 * recovery codes. An attempt without an answer never counts as failed: the platform is asked whether it is
 * on.
 */
export const twoFactorSetupMachine = setup({
  types: {
    context: {} as TwoFactorSetupContext,
    events: {} as
      | { type: 'password.change'; password: string }
      | { type: 'setup.begin' }
      | { type: 'code.change'; code: string }
      | { type: 'setup.confirm' }
      | { type: 'codes.kept' }
      | { type: 'codes.renew' }
      | { type: 'setup.leave' },
    output: {} as { on: boolean },
    tags: {} as 'busy' | 'failed',
    children: {} as { keyCopy: 'keyCopy'; recoveryCodes: 'recoveryCodes' },
  },
  actors: {
    keyCopy: textCopyMachine,
    recoveryCodes: twoFactorChangeMachine,
    beginSetup: providedCall<SetupAnswer, string>(),
    confirmSetup: providedCall<ConfirmAnswer, Confirmation>(),
    readStatus: providedCall<TwoFactorStatus>(),
  },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    hasCode: ({ context }) => authenticatorCodeError(context.code) === undefined,
    isDone: (_, answer: Answered) => answer.ok,
    isRefusedAs: (_, { answer, code }: { answer: Answered; code: string }) =>
      !answer.ok && answer.refusal.code === code,
    isThrottledCall: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
    isOn: (_, { on }: TwoFactorStatus) => on,
  },
  actions: {
    setPassword: assign({ password: (_, { password }: { password: string }) => password, error: null }),
    setCode: assign({ code: (_, { code }: { code: string }) => shownCode(code), error: null }),
    setPasswordMissing: assign({ error: 'required', failure: null }),
    validateCode: assign({
      error: ({ context }) => authenticatorCodeError(context.code) ?? null,
      failure: null,
    }),
    setSetup: assign(({ context }, answer: SetupAnswer) =>
      answer.ok
        ? { setup: answer.value, password: '', code: '', error: null, guessesLeft: null }
        : { setup: context.setup },
    ),
    setCodes: assign({
      recoveryCodes: (_, answer: ConfirmAnswer) => (answer.ok ? answer.value.recoveryCodes : []),
      code: '',
    }),
    setWrong: assign((_, answer: Answered) =>
      !answer.ok && 'guessesLeft' in answer.refusal.value
        ? { error: 'wrong' as const, guessesLeft: answer.refusal.value.guessesLeft }
        : {},
    ),
    setWait: assign((_, answer: Answered) => ({
      retryAt:
        Date.now() +
        ((!answer.ok && 'retryAfter' in answer.refusal.value && answer.refusal.value.retryAfter) ||
          RETRY_AFTER),
    })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setReadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    clearSetup: assign({ setup: null, code: '', error: null, failure: null }),
  },
  delays: {
    untilNextAttempt: ({ context }) => context.retryAt - Date.now(),
    untilExpired: ({ context }) => Date.parse(context.setup?.expiresAt ?? '') - Date.now(),
  },
}).createMachine({
  id: 'twoFactorSetup',
  description: 'Lets members have every login ask for a code of their authenticator app as well.',
  context: {
    password: '',
    code: '',
    error: null,
    guessesLeft: null,
    setup: null,
    recoveryCodes: [],
    retryAt: 0,
    failure: null,
  },
  initial: 'asking',
  output: ({ event }) => ({ on: event.output === true }),
  states: {
    asking: {
      description: 'The password is asked for, so that nobody else sets it up.',
      initial: 'idle',
      on: {
        'password.change': { actions: { type: 'setPassword', params: eventParams } },
        'setup.begin': [
          { guard: 'hasPassword', target: 'beginning' },
          { target: '.off', actions: 'setPasswordMissing' },
        ],
        'setup.leave': 'left',
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        off: { description: 'The password is missing or wrong.' },
        expired: { description: 'The secret that was shown is too old; another one is made.' },
        failed: { tags: 'failed', description: 'No answer came; nothing has changed.' },
      },
    },
    beginning: {
      description: 'The platform makes a secret for the authenticator.',
      tags: 'busy',
      invoke: {
        id: 'beginSetup',
        src: 'beginSetup',
        input: ({ context }) => context.password,
        onDone: [
          {
            guard: { type: 'isDone', params: begun },
            target: 'scanning',
            actions: { type: 'setSetup', params: begun },
          },
          { guard: refusedAs('secondStep.alreadyOn'), target: 'onBefore' },
          {
            guard: refusedAs('secondStep.throttled'),
            target: 'throttled.asking',
            actions: { type: 'setWait', params: begun },
          },
          { target: 'asking.off', actions: { type: 'setWrong', params: begun } },
        ],
        onError: [
          {
            guard: { type: 'isThrottledCall', params: failure },
            target: 'throttled.asking',
            actions: { type: 'setFailureWait', params: failure },
          },
          { target: 'asking.failed', actions: { type: 'setFailure', params: failure } },
        ],
      },
    },
    scanning: {
      description: 'The secret is shown, and a first code of the authenticator is waited for.',
      initial: 'idle',
      invoke: { id: 'keyCopy', src: 'keyCopy', input: ({ context }) => keyOf(context) },
      on: {
        'code.change': { actions: { type: 'setCode', params: eventParams } },
        'setup.confirm': [
          { guard: 'hasCode', target: 'confirming' },
          { target: '.off', actions: 'validateCode' },
        ],
        'setup.leave': 'left',
      },
      after: { untilExpired: { target: 'asking.expired', actions: 'clearSetup' } },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        off: { description: 'The code is missing or wrong.' },
        notOn: { description: 'The attempt got lost, and it is not on.' },
        unsure: {
          tags: 'failed',
          description: 'The attempt got lost, and so did the question what became of it.',
        },
        failed: { tags: 'failed', description: 'The attempt failed, and it is not on.' },
      },
    },
    confirming: {
      description: 'The platform looks at the code and switches the second step on.',
      tags: 'busy',
      invoke: {
        id: 'confirmSetup',
        src: 'confirmSetup',
        input: ({ context }) => confirmationOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: confirmed },
            target: 'keeping',
            actions: { type: 'setCodes', params: confirmed },
          },
          { guard: refusedAs('secondStep.expired'), target: 'asking.expired', actions: 'clearSetup' },
          {
            guard: refusedAs('secondStep.throttled'),
            target: 'throttled.scanning',
            actions: { type: 'setWait', params: confirmed },
          },
          { target: 'scanning.off', actions: { type: 'setWrong', params: confirmed } },
        ],
        onError: [
          {
            guard: { type: 'isThrottledCall', params: failure },
            target: 'throttled.scanning',
            actions: { type: 'setFailureWait', params: failure },
          },
          { guard: { type: 'isOutcomeUnknown', params: failure }, target: 'looking' },
          { target: 'scanning.failed', actions: { type: 'setFailure', params: failure } },
        ],
      },
    },
    looking: {
      description: 'No answer came, so the platform is asked whether it is on.',
      tags: 'busy',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [
          { guard: { type: 'isOn', params: status }, target: 'onWithoutCodes' },
          { target: 'scanning.notOn' },
        ],
        onError: { target: 'scanning.unsure', actions: { type: 'setReadFailure', params: errorOf } },
      },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      initial: 'asking',
      on: { 'setup.leave': 'left' },
      states: {
        asking: {
          description: 'It was the password that was wrong too often.',
          after: { untilNextAttempt: '#twoFactorSetup.asking' },
        },
        scanning: {
          description: 'It was the code that was wrong too often.',
          after: { untilNextAttempt: '#twoFactorSetup.scanning' },
        },
      },
    },
    keeping: {
      description: 'It is on, and the recovery codes are shown this once.',
      on: { 'codes.kept': 'on' },
    },
    onWithoutCodes: {
      description: 'It is on, but its recovery codes got lost on their way; new ones have to be made.',
      on: withoutCodes,
    },
    onBefore: {
      description: 'It was on already; it was switched on elsewhere, or by an attempt whose answer got lost.',
      on: withoutCodes,
    },
    renewing: {
      description: 'New recovery codes are made, as the first ones were never shown.',
      invoke: { id: 'recoveryCodes', src: 'recoveryCodes', input: { change: 'renew' }, onDone: 'on' },
    },
    on: { type: 'final', description: 'Logins ask for the second step.', output: true },
    left: { type: 'final', description: 'The member leaves it off.', output: false },
  },
})
