import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import type { LoginAnswer } from '#api/auth/login.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import type { CodeSender } from '#api/auth/sms-code.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { CodeProblem, ConfirmedCode, Missing } from './mobile.logic.ts'
import type { MobileMissing } from './sms-code.machine.ts'

export type LoginMethod = 'username' | 'sms'

export type LoginFields = {
  username: string
  password: string
  captcha: string
  mobile: string
  code: string
}

export type LoginField = keyof LoginFields

type LoginRefusalCode = Extract<LoginAnswer, { ok: false }>['refusal']['code']

/** Why the last attempt was refused. The view has a message for each reason. */
export type LoginRefusal =
  | Exclude<LoginRefusalCode, 'login.throttled' | 'login.secondStepNeeded'>
  /** Firebase refused the code; the field error gives the reason. */
  | 'code.refused'
  | 'secondStep.expired'
  | 'freePlay.off'
  | 'freePlay.refused'

export type LoginInput = {
  side: LoginSide
  smsOffered: boolean
  freePlayOffered: boolean
  registrationOffered: boolean
  codeSender: CodeSender
  remembered: RememberedLogin | null
  /** Dialling code of the operator's country, digits only; empty to use the first supported country. */
  dialingCode: string
  countdowns: Countdowns
  /** When logins stop being throttled, in epoch ms; 0 if they are not throttled. */
  throttledUntil: number
}

export type LoginContext = Omit<LoginInput, 'throttledUntil'> & {
  method: LoginMethod
  fields: LoginFields
  remember: boolean
  countries: readonly Country[]
  errors: FieldErrors
  /** Whether the platform has asked for a captcha. From then on, every attempt needs one. */
  captchaNeeded: boolean
  /**
   * Mobile number and code that Firebase has confirmed; null before that, and once the platform has used
   * them.
   */
  confirmed: ConfirmedCode | null
  /** When the next attempt is allowed, in epoch ms; 0 if no attempt was throttled. */
  retryAt: number
  /** When free play may be tried again, in epoch ms. */
  freePlayAt: number
  refusal: LoginRefusal | null
  failure: CallFailure | null
  /** The latest attempt; null before the first. */
  attempt: LoginAttemptOutcome | null
  outcome: LoginOutcome | null
}

/** The part of the form that an attempt to log in sends. */
export type LoginForm = Pick<
  LoginContext,
  'method' | 'fields' | 'side' | 'dialingCode' | 'countries' | 'codeSender' | 'captchaNeeded'
>

/** Events from the view, from child actors and, after an attempt, from the machine itself. */
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
 * How the popup ended. After a login by username it includes the password, which a forced change may need.
 */
export type LoginOutcome =
  | { loggedIn: LoggedIn; method: LoginMethod | 'freeplay'; password?: string }
  | { left: 'register' | 'forgot' }

export type FieldErrors = { readonly [Field in Exclude<LoginField, 'code'>]?: Missing } & {
  readonly code?: CodeProblem
}

/** A refusal other than throttling or a request for two-factor authentication. */
export type LoginRefused = Exclude<
  Extract<LoginAnswer, { ok: false }>['refusal'],
  { code: 'login.throttled' | 'login.secondStepNeeded' }
>

export type LoginAttemptResult =
  | { type: 'loggedIn'; loggedIn: LoggedIn }
  | { type: 'refused'; refusal: LoginRefused }
  | { type: 'codeRefused'; problem: FirebaseRefusal }
  | { type: 'secondStepExpired' }
  /** `wait` in ms. */
  | { type: 'throttled'; wait: number }
  | { type: 'failed'; failure: CallFailure }
  /** The visitor closed the slider or left two-factor authentication. */
  | { type: 'cancelled' }

export type LoginAttemptOutcome = {
  result: LoginAttemptResult
  /** Mobile number and code that Firebase has confirmed, for the next attempt. */
  confirmed: ConfirmedCode | null
  /** Whether the attempt used up its captcha, so that the next attempt needs a new one. */
  isCaptchaUsed: boolean
}
