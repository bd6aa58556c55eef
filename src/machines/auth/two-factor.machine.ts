import { assign, type DoneActorEvent, setup } from 'xstate'
import type { TwoFactorAnswer, TwoFactorRequest } from '#api/auth/two-factor-login.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import { codeErrorOf, outcomeOf, requestOf } from './two-factor.logic.ts'
import type {
  Challenge,
  CodeKind,
  TwoFactorContext,
  TwoFactorEvent,
  TwoFactorOutcome,
} from './two-factor.types.ts'

const answer = ({ event }: { event: DoneActorEvent<TwoFactorAnswer> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'code.change': { actions: { type: 'setCode', params: ({ event }: { event: { code: string } }) => event } },
  'remember.change': {
    actions: { type: 'setRemember', params: ({ event }: { event: { remember: boolean } }) => event },
  },
  'twoFactor.cancel': 'cancelled',
} as const

/**
 * Two-factor authentication during a login (LOGIN-17), by authenticator code or recovery code. It ends if the
 * challenge is used up or has expired, because the login then needs the password again.
 */
export const twoFactorMachine = setup({
  types: {
    input: {} as Challenge,
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    output: {} as TwoFactorOutcome,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    verifyCode: providedCall<TwoFactorAnswer, TwoFactorRequest>(),
  },
  guards: {
    hasError: ({ context }) => context.error !== null,
    isLoggedIn: (_, answer: TwoFactorAnswer) => answer.ok,
    isRefusedAs: (_, { answer, code }: { answer: TwoFactorAnswer; code: string }) =>
      !answer.ok && answer.refusal.code === code,
    isUsedUp: (_, answer: TwoFactorAnswer) =>
      !answer.ok && answer.refusal.code === 'secondStep.codeWrong' && answer.refusal.value.guessesLeft === 0,
    isThrottledCall: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
  },
  actions: {
    setCode: assign(({ context: { kind, codes } }, { code }: { code: string }) => ({
      codes: { ...codes, [kind]: kind === 'authenticator' ? shownCode(code) : code },
      error: null,
    })),
    setKind: assign({ kind: (_, { kind }: { kind: CodeKind }) => kind, error: null }),
    setRemember: assign({ remember: (_, { remember }: { remember: boolean }) => remember }),
    validateCode: assign({ error: ({ context }) => codeErrorOf(context) }),
    setOutcome: assign({ outcome: (_, answer: TwoFactorAnswer) => outcomeOf(answer) }),
    setGuesses: assign((_, answer: TwoFactorAnswer) =>
      !answer.ok && answer.refusal.code === 'secondStep.codeWrong' ? answer.refusal.value : {},
    ),
    setWait: assign((_, answer: TwoFactorAnswer) =>
      !answer.ok && answer.refusal.code === 'secondStep.throttled'
        ? { retryAt: Date.now() + answer.refusal.value.retryAfter }
        : {},
    ),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    setExpired: assign({ outcome: { expired: true } as const }),
    setCancelled: assign({ outcome: { cancelled: true } as const }),
  },
  delays: {
    untilNextCode: ({ context }) => context.retryAt - Date.now(),
  },
}).createMachine({
  id: 'twoFactor',
  description: 'Asks players with two-factor authentication for their code before they are logged in.',
  context: ({ input }) => ({
    ...input,
    kind: 'authenticator',
    codes: { authenticator: '', recovery: '' },
    remember: false,
    error: null,
    guessesLeft: null,
    retryAt: 0,
    failure: null,
    outcome: null,
  }),
  output: ({ context }) => {
    if (!context.outcome) throw new Error('The two-factor check has not ended.')
    return context.outcome
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The player enters the code.',
      initial: 'idle',
      on: {
        ...typing,
        'kind.choose': { target: '.idle', actions: { type: 'setKind', params: eventParams } },
        'code.submit': 'checking',
      },
      states: {
        idle: { description: 'The form is ready, with no message.' },
        invalid: { description: 'The code is missing or invalid. Nothing was sent.' },
        wrong: { description: 'The code is wrong or was already used.' },
        outcomeUnknown: {
          tags: 'failed',
          description:
            'The server did not respond, so the code may already have been used. In that case the next attempt asks for the password again.',
        },
        failed: {
          tags: 'failed',
          description: 'The code was not checked. The player can try again.',
        },
      },
    },
    checking: {
      description: 'The page checks the format of the code before sending it.',
      entry: 'validateCode',
      always: [{ guard: 'hasError', target: 'editing.invalid' }, { target: 'verifying' }],
    },
    verifying: {
      description: 'The server is checking the code.',
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: answer },
            target: 'done',
            actions: { type: 'setOutcome', params: answer },
          },
          {
            guard: { type: 'isUsedUp', params: answer },
            description: 'No attempts are left, so the player has to enter the password again.',
            target: 'expired',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ answer: event.output, code: 'secondStep.codeWrong' }),
            },
            target: 'editing.wrong',
            actions: { type: 'setGuesses', params: answer },
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ answer: event.output, code: 'secondStep.throttled' }),
            },
            target: 'throttled',
            actions: { type: 'setWait', params: answer },
          },
          { target: 'expired' },
        ],
        onError: [
          {
            guard: { type: 'isThrottledCall', params: failure },
            target: 'throttled',
            actions: { type: 'setFailureWait', params: failure },
          },
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'editing.outcomeUnknown',
            actions: { type: 'setFailure', params: failure },
          },
          { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
        ],
      },
    },
    throttled: {
      description: 'Too many attempts. The player can try again when the countdown ends.',
      on: { ...typing, 'kind.choose': { actions: { type: 'setKind', params: eventParams } } },
      after: { untilNextCode: 'editing' },
    },
    done: { type: 'final', description: 'The code is correct and the player is logged in.' },
    expired: {
      type: 'final',
      description: 'The time or the attempts ran out. The player has to enter the password again.',
      entry: 'setExpired',
    },
    cancelled: { type: 'final', description: 'The player went back to the form.', entry: 'setCancelled' },
  },
})
