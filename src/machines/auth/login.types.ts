import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { LoginAnswer } from '#api/auth/login.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import type { CodeSender } from '#api/auth/sms-code.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { CodeProblem, ConfirmedCode, Missing } from './mobile.logic.ts'
import type { Challenge } from './second-step.types.ts'
import type { MobileMissing } from './sms-code.machine.ts'

/** The tabs of the form. */
export type LoginMethod = 'username' | 'sms'

/** What was typed, as it was typed. */
export type LoginFields = {
  username: string
  password: string
  captcha: string
  mobile: string
  code: string
}

export type LoginField = keyof LoginFields

type LoginRefusalCode = Extract<LoginAnswer, { ok: false }>['refusal']['code']

/** Why the last attempt was refused; the view has a message for each. */
export type LoginRefusal =
  | Exclude<LoginRefusalCode, 'login.throttled' | 'login.secondStepNeeded'>
  /** Firebase did not accept the code; its field says why. */
  | 'code.refused'
  | 'secondStep.expired'
  | 'freePlay.off'
  | 'freePlay.refused'

export type LoginInput = {
  side: LoginSide
  /** Whether login by a texted code, and free play, are switched on. */
  smsOffered: boolean
  freePlayOffered: boolean
  /** Whether somebody may register. */
  registrationOffered: boolean
  codeSender: CodeSender
  /** What `loadLogin` of src/api/auth/remembered-login.ts found. */
  remembered: RememberedLogin | null
  /** Dialling code of the operator's country, digits alone; empty for that of the first country that is served. */
  dialingCode: string
  /** What `loadCountdowns('login')` of src/api/auth/code-countdown.ts found. */
  countdowns: Countdowns
  /** What `loadLoginThrottle` of src/api/auth/login-throttle.ts found; epoch ms, 0 where logins are not throttled. */
  throttledUntil: number
}

export type LoginContext = Omit<LoginInput, 'throttledUntil'> & {
  method: LoginMethod
  fields: LoginFields
  /** Whether this login is to be remembered. */
  remember: boolean
  countries: readonly Country[]
  errors: FieldErrors
  /** Whether the platform has asked for the captcha; it goes on doing so. */
  captchaNeeded: boolean
  /** The slider's proof for the attempt in progress; null while there is none. */
  pass: string | null
  /** What the second step is for; null while none was asked for. */
  challenge: Challenge | null
  /** What Firebase vouches for a mobile and code with, until the platform has used it up. */
  confirmed: ConfirmedCode | null
  /** Epoch ms at which the platform looks at another attempt; 0 when it was not said. */
  retryAt: number
  /** Epoch ms at which free play may be tried again. */
  freePlayAt: number
  refusal: LoginRefusal | null
  /** Why the last attempt brought no answer. */
  failure: CallFailure | null
  outcome: LoginOutcome | null
}

/** What a login hears: from its view, from its children, and, of the end of an attempt, from itself. */
export type LoginEvent =
  | { type: 'field.change'; field: LoginField; value: string }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'remember.change'; remember: boolean }
  | { type: 'method.choose'; method: LoginMethod }
  | { type: 'password.toggle' }
  | { type: 'form.submit' }
  | { type: 'freePlay.start' }
  | { type: 'login.leave'; to: 'register' | 'forgot' }
  | MobileMissing
  | { type: 'attempt.finished' }

/**
 * How the popup ended: somebody is logged in, or went on to another popup. The password goes along after a login by
 * name, for a forced change that asks for it.
 */
export type LoginOutcome =
  | { loggedIn: LoggedIn; method: LoginMethod | 'freeplay'; password?: string }
  | { left: 'register' | 'forgot' }

export type FieldErrors = { readonly [Field in Exclude<LoginField, 'code'>]?: Missing } & {
  readonly code?: CodeProblem
}
