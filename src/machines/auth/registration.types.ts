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

/** Why the last attempt was refused. The view has a message for each reason. */
export type RegistrationRefusal =
  | Exclude<RegistrationRefusalCode, 'register.throttled'>
  /** Firebase refused the code; the field error gives the reason. */
  | 'code.refused'

/** The registration methods and fields that the operator has enabled (REG-19, REG-08). */
export type RegistrationOffer = {
  /** In tab order. Without a draft, the form opens on the first tab. */
  methods: readonly RegistrationMethod[]
  mobilePasswordAsked: boolean
  codeAsked: boolean
  captchaAsked: boolean
}

export type RegistrationInput = {
  offer: RegistrationOffer
  codeSender: CodeSender
  /** Dialling code of the operator's country, digits only; empty to use the first supported country. */
  dialingCode: string
  countdowns: Countdowns
  codes: ArrivalCodes
  /** The page's URL and the site's domain (REG-12). */
  place: { registerUrl: string; domain: string }
  draft: RegistrationDraft | null
}

export type RegistrationContext = Omit<RegistrationInput, 'draft'> &
  RegistrationDraft & {
    rules: RegistrationRules
    /** The chosen tab's fields in order; empty until the rules are known. */
    asked: readonly AskedField[]
    countries: readonly Country[]
    errors: FormErrors
    /**
     * Mobile number and code that Firebase has confirmed; null before that, and once the platform has used
     * them.
     */
    confirmed: ConfirmedCode | null
    /** When the next attempt is allowed, in epoch ms; 0 if no attempt was throttled. */
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

/** Events from the view, from child actors and, after an attempt, from the machine itself. */
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
 * Why a field is invalid.
 *
 * - `missing`, `tooShort`, `tooLong`, `pattern`: breaks the operator's rule
 * - `differs`: the confirmation differs from the password
 * - `taken`: another member has it
 * - `guessable`: a payment password that repeats one digit or counts up or down
 * - `same`: the payment password equals the login password
 * - `wrong`: the platform rejected it, for example a code or captcha
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
   * The platform refused a field that the form lacks. `rules` are the current rules; null if they could not
   * be loaded.
   */
  | { type: 'rulesChanged'; refusal: RegistrationRefused; rules: RegistrationRules | null }
  | { type: 'invitationUnknown' }
  | { type: 'codeRefused'; problem: FirebaseRefusal }
  /** `wait` in ms. */
  | { type: 'throttled'; wait: number }
  | { type: 'failed' | 'outcomeUnknown'; failure: CallFailure }
  /** The visitor closed the slider without solving it. */
  | { type: 'cancelled' }

export type RegistrationAttemptOutcome = {
  result: RegistrationAttemptResult
  /** Mobile number and code that Firebase has confirmed, for the next attempt. */
  confirmed: ConfirmedCode | null
  /** Whether the registration was sent. Sending it uses up the captcha. */
  isSent: boolean
}
