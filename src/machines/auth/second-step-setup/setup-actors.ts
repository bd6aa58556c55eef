import { assign, fromPromise, setup } from 'xstate'
import {
  beginSetup,
  type ConfirmAnswer,
  confirmSetup,
  readStanding,
  type SecondStepStatus,
  type SetupAnswer,
} from '#api/auth/second-step.ts'
import { codeIn, shownCode } from '#domain/text/typed-code.ts'
import { authenticatorCodeError } from '#machines/auth/second-step/authenticator-code.ts'
import { secondStepChangeMachine } from '#machines/auth/second-step-change.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import { textCopyMachine } from '#machines/kit/text-copy.machine.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import type { beginSecondStep, confirmSecondStep } from '#protocol/auth/second-step.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'

type Confirmation = RequestOf<typeof confirmSecondStep>
type Answered = SetupAnswer | ConfirmAnswer

export type SecondStepSetupContext = {
  password: string
  code: string
  /** What is wrong with what was typed last: missing, no code, or not the one. */
  error: 'required' | 'invalid' | 'wrong' | null
  guessesLeft: number | null
  /** What the authenticator is given; null before that. */
  setup: ReplyOf<typeof beginSecondStep> | null
  /** Shown once. */
  recoveryCodes: readonly string[]
  /** Epoch ms at which the platform looks at another attempt. */
  retryAt: number
  failure: CallFailure | null
}

/** What the chart that switches the second step on is written in. */
export const secondStepSetup = setup({
  types: {
    context: {} as SecondStepSetupContext,
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
    recoveryCodes: secondStepChangeMachine,
    beginSetup: fromPromise<SetupAnswer, string>(({ input, signal }) => beginSetup(input, signal)),
    confirmSetup: fromPromise<ConfirmAnswer, Confirmation>(({ input, signal }) =>
      confirmSetup(input, signal),
    ),
    readStanding: fromPromise<SecondStepStatus>(({ signal }) => readStanding(signal)),
  },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    hasCode: ({ context }) => authenticatorCodeError(context.code) === undefined,
    isDone: (_, answer: Answered) => answer.ok,
    isRefusedAs: (_, { answer, code }: { answer: Answered; code: string }) =>
      !answer.ok && answer.refusal.code === code,
    isThrottled: (_, failure: CallFailure) => failure.reason === 'throttled',
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
    isOn: (_, standing: SecondStepStatus) => standing.on,
  },
  actions: {
    keepPassword: assign({ password: (_, { password }: { password: string }) => password, error: null }),
    keepCode: assign({ code: (_, { code }: { code: string }) => shownCode(code), error: null }),
    notePassword: assign({ error: 'required', failure: null }),
    noteCode: assign({ error: ({ context }) => authenticatorCodeError(context.code) ?? null, failure: null }),
    keepSetup: assign(({ context }, answer: SetupAnswer) =>
      answer.ok
        ? { setup: answer.value, password: '', code: '', error: null, guessesLeft: null }
        : { setup: context.setup },
    ),
    keepCodes: assign({
      recoveryCodes: (_, answer: ConfirmAnswer) => (answer.ok ? answer.value.recoveryCodes : []),
      code: '',
    }),
    keepWrong: assign((_, answer: Answered) =>
      !answer.ok && 'guessesLeft' in answer.refusal.value
        ? { error: 'wrong' as const, guessesLeft: answer.refusal.value.guessesLeft }
        : {},
    ),
    keepWait: assign((_, answer: Answered) => ({
      retryAt:
        Date.now() +
        ((!answer.ok && 'retryAfter' in answer.refusal.value && answer.refusal.value.retryAfter) ||
          RETRY_AFTER),
    })),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepReadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    keepFailureWait: assign({ retryAt: (_, failure: CallFailure) => Date.now() + waitOfFailure(failure) }),
    forgetSetup: assign({ setup: null, code: '', error: null, failure: null }),
  },
  delays: {
    untilNextAttempt: ({ context }) => context.retryAt - Date.now(),
    untilExpired: ({ context }) => Date.parse(context.setup?.expiresAt ?? '') - Date.now(),
  },
})

export function confirmationOf({ setup, code }: SecondStepSetupContext): Confirmation {
  if (!setup) throw new Error('There is nothing to confirm.')
  return { setupId: setup.setupId, code: codeIn(code) }
}

/** What the authenticator can be given by hand. */
export const keyOf = ({ setup }: SecondStepSetupContext) => ({ secret: setup?.secret ?? '' })
