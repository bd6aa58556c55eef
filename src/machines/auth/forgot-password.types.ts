import type { PasswordRefusal } from '#api/auth/change-password.ts'
import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { MailAnswer, NewPasswordAnswer } from '#api/auth/forgot-password.ts'
import type { ForgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import type { PasswordRules } from '#api/auth/password-rules.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { Missing } from './mobile.logic.ts'
import type { NewPasswordError } from './new-password.logic.ts'
import type { Challenge } from './second-step.types.ts'
import type { MobileMissing } from './sms-code.machine.ts'

/** The ways back in, which are the tabs of the form. */
export type ForgotMethod = ForgotPasswordDraft['method']

/** What was typed, as it was typed. */
export type ForgotFields = ForgotPasswordDraft['fields'] & { newPassword: string; code: string }

export type ForgotField = keyof ForgotFields

/** Why the last attempt was refused; the view has a message for each, or the field of the new password has. */
export type ForgotRefusal = Exclude<
  Extract<MailAnswer | NewPasswordAnswer, { ok: false }>['refusal']['code'],
  'forgot.throttled' | 'login.secondStepNeeded'
>

export type ForgotPasswordInput = {
  side: LoginSide
  /** Whether a new password may be set by a texted code. */
  mobileOffered: boolean
  /** Dialling code of the operator's country, digits alone; empty for that of the first country that is served. */
  dialingCode: string
  /** What `loadCountdowns('forgot')` of src/api/auth/code-countdown.ts found. */
  countdowns: Countdowns
  /** What `forgotPasswordDraft.recall` of src/api/auth/forgot-password-draft.ts found. */
  draft: ForgotPasswordDraft | null
}

/** How it ended: somebody is logged in, knows that a mail is on its way, or went back to the login. */
export type ForgotPasswordOutcome =
  | { loggedIn: LoggedIn; method: 'sms' }
  | { mailed: true }
  | { left: 'login' }

export type ForgotPasswordContext = Omit<ForgotPasswordInput, 'draft'> & {
  /** These codes are the platform's own: Firebase's are for logins and registrations. */
  codeSender: 'platform'
  method: ForgotMethod
  fields: ForgotFields
  countries: readonly Country[]
  errors: FieldErrors
  rules: PasswordRules
  /** The slider's proof for the mail in progress; null while there is none. */
  pass: string | null
  /** Epoch ms at which the platform looks at another attempt, for each way. */
  retryAt: Readonly<Record<ForgotMethod, number>>
  refusal: ForgotRefusal | null
  /** Why the last attempt brought no answer. */
  failure: CallFailure | null
  /** Why the platform did not take the new password, for what it says beyond the field. */
  passwordRefusal: PasswordRefusal | null
  /** Whether an attempt that nobody knows the end of may have changed the password, and used up its code. */
  mayHaveChanged: boolean
  /** What the second step is for; null while none was asked for. */
  challenge: Challenge | null
  outcome: ForgotPasswordOutcome | null
}

export type ForgotPasswordEvent =
  | { type: 'field.change'; field: ForgotField; value: string }
  | { type: 'field.leave'; field: ForgotField }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'method.choose'; method: ForgotMethod }
  | { type: 'password.toggle' }
  | { type: 'form.submit' }
  /** The visitor has read that a mail is on its way. */
  | { type: 'message.confirm' }
  /** Back to the login. */
  | { type: 'forgot.leave' }
  | MobileMissing

/** `offRules` and `weak` are what the platform found: off the operator's rules, and the operator's default. */
export type FieldErrors = {
  readonly username?: Missing
  readonly email?: Missing
  readonly mobile?: Missing
  readonly code?: Missing
  readonly newPassword?: NewPasswordError | 'offRules' | 'weak'
}
