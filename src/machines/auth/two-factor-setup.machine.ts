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
  /** The secret for the authenticator app; null until the platform sends it. */
  setup: ReplyOf<typeof beginTwoFactor> | null
  /** Shown only once. */
  recoveryCodes: readonly string[]
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
}

function confirmationOf({ setup, code }: TwoFactorSetupContext): Confirmation {
  if (!setup) throw new Error('There is no setup to confirm.')
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
 * Turns two-factor authentication on (MEM-02). The member enters the password, scans the authenticator secret
 * as a QR code, enters the first code and gets recovery codes. If the request with the first code gets no
 * response, the machine asks the platform whether two-factor authentication is on.
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
  description: 'Lets players turn on two-factor authentication with an authenticator app.',
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
      description:
        'The player enters the password first, so that no one else can turn on two-factor authentication.',
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
        idle: { description: 'The form is ready, with no error.' },
        off: { description: 'The password is missing or wrong.' },
        expired: { description: 'The key has expired. The player enters the password again for a new one.' },
        failed: {
          tags: 'failed',
          description: 'The request failed and nothing has changed. The player can try again.',
        },
      },
    },
    beginning: {
      description: 'The server is creating a key for the authenticator app.',
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
      description: 'The key is shown. The player adds it to the app and enters the first code.',
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
        idle: { description: 'The form is ready, with no error.' },
        off: { description: 'The code is missing or wrong.' },
        notOn: {
          description:
            'The server did not receive the code, so two-factor authentication is still off. The player can try again.',
        },
        unsure: {
          tags: 'failed',
          description:
            'The server did not respond, so two-factor authentication may be on. The player can try again.',
        },
        failed: {
          tags: 'failed',
          description:
            'The request failed and two-factor authentication is still off. The player can try again.',
        },
      },
    },
    confirming: {
      description: 'The server is checking the code and turning on two-factor authentication.',
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
      description: 'The server did not respond. The page checks whether two-factor authentication is on.',
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
      description: 'Too many attempts. The player can try again when the countdown ends.',
      initial: 'asking',
      on: { 'setup.leave': 'left' },
      states: {
        asking: {
          description: 'The password was wrong too often.',
          after: { untilNextAttempt: '#twoFactorSetup.asking' },
        },
        scanning: {
          description: 'The code was wrong too often.',
          after: { untilNextAttempt: '#twoFactorSetup.scanning' },
        },
      },
    },
    keeping: {
      description: 'Two-factor authentication is on. The recovery codes are shown once.',
      on: { 'codes.kept': 'on' },
    },
    onWithoutCodes: {
      description:
        'Two-factor authentication is on, but the recovery codes were lost. The player creates new ones.',
      on: withoutCodes,
    },
    onBefore: {
      description: 'Two-factor authentication was already on. The player can create new recovery codes.',
      on: withoutCodes,
    },
    renewing: {
      description: 'The player is creating new recovery codes.',
      invoke: { id: 'recoveryCodes', src: 'recoveryCodes', input: { change: 'renew' }, onDone: 'on' },
    },
    on: {
      type: 'final',
      description: 'Two-factor authentication is on. Every login needs a code.',
      output: true,
    },
    left: { type: 'final', description: 'The player leaves two-factor authentication off.', output: false },
  },
})
