import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import type { ArrivalCodes } from '#api/auth/referral-codes.ts'
import type { RegistrationAnswer } from '#api/auth/registration.ts'
import type { RegistrationDraft } from '#api/auth/registration-draft.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import type { CodeSender } from '#api/auth/sms-code.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { FieldProblem } from '#protocol/auth/field-problem.ts'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { InvitationSettled } from './invitation.machine.ts'
import type { ConfirmedCode } from './mobile.logic.ts'
import type { MobileMissing } from './sms-code.machine.ts'

export type RegistrationMethod = RegistrationDraft['method']

/** The operator's fields plus the checkbox for age and terms. */
export type FormField = RegistrationField | 'terms'

type RegistrationRefusalCode = Extract<RegistrationAnswer, { ok: false }>['refusal']['code']

/** Why the last attempt was refused; the view has a message for each. */
export type RegistrationRefusal =
  | Exclude<RegistrationRefusalCode, 'register.throttled'>
  /** Firebase refused the code; the field error gives the reason. */
  | 'code.refused'

/** The operator's switches (REG-19, REG-08). */
export type RegistrationOffer = {
  /** In tab order; the form opens with the first. */
  methods: readonly RegistrationMethod[]
  mobilePasswordAsked: boolean
  codeAsked: boolean
  captchaAsked: boolean
}

export type RegistrationInput = {
  offer: RegistrationOffer
  codeSender: CodeSender
  /** Dialling code of the operator's country, digits only; empty means the first supported country. */
  dialingCode: string
  countdowns: Countdowns
  codes: ArrivalCodes
  /** The page's address and the site's domain (REG-12). */
  place: { registerUrl: string; domain: string }
  draft: RegistrationDraft | null
}

export type RegistrationContext = Omit<RegistrationInput, 'draft'> &
  RegistrationDraft & {
    rules: RegistrationRules
    /** Fields of the chosen tab in order; empty until the rules are known. */
    asked: readonly AskedField[]
    countries: readonly Country[]
    errors: FormErrors
    /** Mobile and code confirmed by Firebase, until the platform uses them up. */
    confirmed: ConfirmedCode | null
    /** Epoch ms; 0 if unknown. */
    retryAt: number
    refusal: RegistrationRefusal | null
    failure: CallFailure | null
    /** The latest attempt; null before the first. */
    attempt: RegistrationAttemptOutcome | null
    outcome: RegistrationOutcome | null
  }

/** The part of the form that an attempt to register sends. */
export type RegistrationForm = Pick<
  RegistrationContext,
  'method' | 'fields' | 'asked' | 'dialingCode' | 'countries' | 'codes' | 'place' | 'codeSender'
>

/** Events from the view, from child actors and, at the end of an attempt, from the machine itself. */
export type RegistrationEvent =
  | { type: 'field.change'; field: RegistrationField; value: string }
  | { type: 'field.leave'; field: FormField }
  | { type: 'terms.change'; agreed: boolean }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'method.choose'; method: RegistrationMethod }
  | { type: 'password.toggle' }
  | { type: 'rules.retry' }
  | { type: 'form.submit' }
  | { type: 'warning.dismiss' }
  | { type: 'registration.leave'; to: 'login' }
  | MobileMissing
  | InvitationSettled
  | { type: 'attempt.finished' }

export type RegistrationOutcome = { loggedIn: LoggedIn; method: RegistrationMethod } | { left: 'login' }

export type AskedField = { field: RegistrationField; rule: FieldRule }

/**
 * An error at one field.
 *
 * - `missing`, `tooShort`, `tooLong`, `pattern`: against the operator's rule
 * - `differs`: the confirmation is not the password
 * - `taken`: another member has it
 * - `guessable`: a payment password that repeats one digit or counts up or down
 * - `same`: the payment password equals the login password
 * - `wrong`: refused by the platform, for example a code or captcha
 */
export type FormError = FieldProblem | 'differs' | 'taken' | 'guessable' | 'same' | 'wrong'

export type FormErrors = { readonly [Field in Exclude<FormField, 'verificationCode'>]?: FormError } & {
  /** Firebase checks its own codes before the platform does, and has its own refusals. */
  readonly verificationCode?: FormError | FirebaseRefusal
}

export type RegistrationRefused = Exclude<
  Extract<RegistrationAnswer, { ok: false }>['refusal'],
  { code: 'register.throttled' }
>

export type RegistrationAttemptResult =
  | { type: 'registered'; loggedIn: LoggedIn }
  | { type: 'refused'; refusal: RegistrationRefused }
  /**
   * It refused a field that the form lacks. `rules` are the current ones; null if they could not be loaded.
   */
  | { type: 'rulesChanged'; refusal: RegistrationRefused; rules: RegistrationRules | null }
  | { type: 'invitationUnknown' }
  | { type: 'codeRefused'; problem: FirebaseRefusal }
  /** `wait` in ms. */
  | { type: 'throttled'; wait: number }
  | { type: 'failed' | 'outcomeUnknown'; failure: CallFailure }
  /** The visitor closed the slider. */
  | { type: 'cancelled' }

export type RegistrationAttemptOutcome = {
  result: RegistrationAttemptResult
  /** Mobile and code that Firebase has confirmed, for the next attempt. */
  confirmed: ConfirmedCode | null
  /** Whether the registration was sent, which uses up a captcha. */
  isSent: boolean
}
