import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  type MailAnswer,
  type MailRequest,
  mailWayBack,
  type NewPasswordAnswer,
  type NewPasswordRequest,
  setNewPassword,
} from '#api/auth/forgot-password.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import { type PasswordRules, readPasswordRules } from '#api/auth/password-rules.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import { mobileError } from '#machines/auth/mobile/mobile-errors.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import { withCountries } from '#machines/auth/mobile/phone-verification-state.ts'
import type { SecondStepOutcome } from '#machines/auth/second-step/types.ts'
import { secondStepMachine } from '#machines/auth/second-step.machine.ts'
import { type SliderOutcome, sliderMachine } from '#machines/auth/slider.machine.ts'
import { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { errorsAfterLeaving, fieldErrors } from './field-errors.ts'
import { type Attempted, afterPasswordRefusal, waitOf } from './refusals.ts'
import { ownersOf } from './requests.ts'
import type * as forgot from './types.ts'

const passwordRefusals: readonly string[] = ['password.offRules', 'password.default']

/** When the chosen way is looked at again, `wait` milliseconds from now. */
const heldBack = ({ retryAt, method }: forgot.ForgotPasswordContext, wait: number) => ({
  retryAt: { ...retryAt, [method]: Date.now() + wait },
})

/** What the chart of the forgotten password is written in: its types, children, questions and deeds. */
export const forgotPasswordSetup = setup({
  types: {
    input: {} as forgot.ForgotPasswordInput,
    context: {} as forgot.ForgotPasswordContext,
    events: {} as forgot.ForgotPasswordEvent,
    output: {} as forgot.ForgotPasswordOutcome,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as {
      slider: 'slider'
      smsCode: 'smsCode'
      countries: 'countries'
      secondStep: 'secondStep'
    },
  },
  actors: {
    slider: sliderMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    secondStep: secondStepMachine,
    readPasswordRules: fromPromise<PasswordRules>(({ signal }) => readPasswordRules(signal)),
    mailWayBack: fromPromise<MailAnswer, MailRequest>(({ input, signal }) => mailWayBack(input, signal)),
    setNewPassword: fromPromise<NewPasswordAnswer, NewPasswordRequest>(({ input, signal }) =>
      setNewPassword(input, signal),
    ),
  },
  guards: {
    isByMobile: ({ context }) => context.method === 'mobile',
    isByEmail: ({ context }) => context.method === 'email',
    isOffered: ({ context }, { method }: { method: forgot.ForgotMethod }) =>
      method === 'email' || context.mobileOffered,
    isHeldBack: ({ context }) => context.retryAt[context.method] > Date.now(),
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isDone: (_, answer: Attempted) => answer.ok,
    isThrottled: (_, answer: Attempted) => !answer.ok && answer.refusal.code === 'forgot.throttled',
    isPasswordRefused: (_, answer: NewPasswordAnswer) =>
      !answer.ok && passwordRefusals.includes(answer.refusal.code),
    needsSecondStep: (_, answer: NewPasswordAnswer) =>
      !answer.ok && answer.refusal.code === 'login.secondStepNeeded',
    isVerified: (_, outcome: SecondStepOutcome) => 'loggedIn' in outcome,
    isRefusedAs: ({ context }, { code }: { code: string }) => context.refusal === code,
    isFailedBy: ({ context }, { reason }: { reason: string }) => context.failure?.reason === reason,
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: forgot.ForgotField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      const kept = field === 'code' ? shownCode(value) : value
      return { fields: { ...context.fields, [field]: kept }, errors }
    }),
    checkField: assign({
      errors: ({ context }, { field }: { field: forgot.ForgotField }) => errorsAfterLeaving(context, field),
    }),
    checkFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    checkMobile: assign({ errors: ({ context }) => mobileError(context) }),
    keepCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    keepCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    keepMethod: assign({
      method: (_, { method }: { method: forgot.ForgotMethod }) => method,
      errors: {},
    }),
    keepDraft: ({ context: { method, fields, dialingCode } }) => {
      const { username, email, mobile } = fields
      forgotPasswordDraft.keep({ method, fields: { username, email, mobile }, dialingCode })
    },
    forgetDraft: () => forgotPasswordDraft.forget(),
    tellMobile: sendTo('smsCode', ({ context }) => ({ type: 'mobile.changed', mobile: mobileOf(context) })),
    keepRules: assign({ rules: (_, rules: PasswordRules) => rules }),
    keepPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    keepRefusal: assign({ refusal: (_, answer: Attempted) => (answer.ok ? null : answer.refusal.code) }),
    keepPasswordRefusal: assign(({ context }, answer: NewPasswordAnswer) =>
      afterPasswordRefusal(context, answer),
    ),
    keepWait: assign(({ context }, answer: Attempted) => heldBack(context, waitOf(answer))),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepFailureWait: assign(({ context }) => heldBack(context, waitOfFailure(context.failure))),
    noteOpenEnd: assign({ mayHaveChanged: true }),
    keepChallenge: assign({
      challenge: ({ context }, answer: NewPasswordAnswer) =>
        !answer.ok && answer.refusal.code === 'login.secondStepNeeded'
          ? answer.refusal.value
          : context.challenge,
    }),
    keepLogin: assign({
      outcome: (_, answer: NewPasswordAnswer) =>
        answer.ok ? { loggedIn: answer.value, method: 'sms' as const } : null,
    }),
    keepVerified: assign({
      outcome: (_, outcome: SecondStepOutcome) =>
        'loggedIn' in outcome ? { loggedIn: outcome.loggedIn, method: 'sms' as const } : null,
    }),
    storeDevice: ({ context }, outcome: SecondStepOutcome) => {
      if ('loggedIn' in outcome) saveDevice(ownersOf(context, outcome.loggedIn), outcome.device)
    },
    noteMailed: assign({ outcome: { mailed: true } as const }),
    noteLeft: assign({ outcome: { left: 'login' } as const }),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt[context.method] - Date.now(),
  },
})
