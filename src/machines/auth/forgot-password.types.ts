import type { PasswordRefusal } from '#api/auth/change-password.ts'
import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { MailAnswer, NewPasswordAnswer } from '#api/auth/forgot-password.ts'
import type { ForgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { NewPasswordError, PasswordRules } from '#domain/auth/password-rules.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { Missing } from './mobile.logic.ts'
import type { MobileMissing } from './sms-code.machine.ts'

export type ForgotMethod = ForgotPasswordDraft['method']

export type ForgotFields = ForgotPasswordDraft['fields'] & { newPassword: string; code: string }

export type ForgotField = keyof ForgotFields

/**
 * Why the last attempt was refused. The view has a message for each reason, and shows some of them next to
 * the new password.
 */
export type ForgotRefusal = ForgotRefused['code']

export type ForgotPasswordInput = {
  side: LoginSide
  mobileOffered: boolean
  /** Dialling code of the operator's country, digits only; empty to use the first supported country. */
  dialingCode: string
  countdowns: Countdowns
  draft: ForgotPasswordDraft | null
}

export type ForgotPasswordOutcome =
  | { loggedIn: LoggedIn; method: 'sms' }
  | { mailed: true }
  | { left: 'login' }

export type ForgotPasswordContext = Omit<ForgotPasswordInput, 'draft'> & {
  /** Always the platform: Firebase sends codes for logins and registrations only. */
  codeSender: 'platform'
  method: ForgotMethod
  fields: ForgotFields
  countries: readonly Country[]
  errors: FieldErrors
  rules: PasswordRules
  /** When the next attempt is allowed, in epoch ms per method; 0 if it is not limited. */
  retryAt: Readonly<Record<ForgotMethod, number>>
  refusal: ForgotRefusal | null
  failure: CallFailure | null
  passwordRefusal: PasswordRefusal | null
  /** Whether an attempt with an unknown outcome may have changed the password and used up its code. */
  mayHaveChanged: boolean
  outcome: ForgotPasswordOutcome | null
}

/** The part of the form that an attempt to reset the password sends. */
export type ForgotPasswordForm = Pick<
  ForgotPasswordContext,
  'method' | 'fields' | 'side' | 'dialingCode' | 'countries'
>

export type ForgotPasswordEvent =
  | { type: 'field.change'; field: ForgotField; value: string }
  | { type: 'field.leave'; field: ForgotField }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'method.choose'; method: ForgotMethod }
  | { type: 'password.toggle' }
  | { type: 'form.submit' }
  | { type: 'message.confirm' }
  | { type: 'forgot.leave' }
  | MobileMissing

/**
 * Why fields are invalid. The platform reports `offRules` if the password breaks the operator's rules, and
 * `weak` if it is the operator's default.
 */
export type FieldErrors = {
  readonly username?: Missing
  readonly email?: Missing
  readonly mobile?: Missing
  readonly code?: Missing
  readonly newPassword?: NewPasswordError | 'offRules' | 'weak'
}

/** A refusal other than throttling or a request for two-factor authentication. */
export type ForgotRefused = Exclude<
  Extract<MailAnswer | NewPasswordAnswer, { ok: false }>['refusal'],
  { code: 'forgot.throttled' | 'login.secondStepNeeded' }
>

export type ForgotPasswordAttemptResult =
  | { type: 'mailed' }
  | { type: 'loggedIn'; loggedIn: LoggedIn }
  /** The new password is set, but the visitor did not complete two-factor authentication. */
  | { type: 'changed' }
  | { type: 'refused'; refusal: ForgotRefused }
  /** `wait` in ms. */
  | { type: 'throttled'; wait: number }
  | { type: 'failed' | 'outcomeUnknown'; failure: CallFailure }
  /** The visitor closed the slider without solving it. */
  | { type: 'cancelled' }
