import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import type { ArrivalCodes } from '#api/auth/referral-codes.ts'
import type { RegisterRules } from '#api/auth/register-rules.ts'
import type { RegistrationAnswer } from '#api/auth/registration.ts'
import type { RegistrationDraft } from '#api/auth/registration-draft.ts'
import type { CodeSender } from '#api/auth/sms-code.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { FieldProblem } from '#protocol/auth/field-problem.ts'
import type { FieldRule, RegisterField } from '#protocol/auth/register-settings.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { InvitationSettled } from './invitation.machine.ts'
import type { ConfirmedCode } from './mobile.logic.ts'
import type { MobileMissing } from './sms-code.machine.ts'

/** The tabs of the form. */
export type RegistrationMethod = RegistrationDraft['method']

/** What the visitor fills in: the operator's fields, and the box for age and terms. */
export type FormField = RegisterField | 'terms'

type RegistrationRefusalCode = Extract<RegistrationAnswer, { ok: false }>['refusal']['code']

/** Why the last attempt was refused; the view has a message for each. */
export type RegistrationRefusal =
  | Exclude<RegistrationRefusalCode, 'register.throttled'>
  /** Firebase did not accept the code; its field says why. */
  | 'code.refused'

/** What the operator has switched on (REG-19, REG-08). */
export type RegistrationOffer = {
  /** In the order of the tabs; the first is the one the form opens with. */
  methods: readonly RegistrationMethod[]
  /** Whether somebody who registers by mobile chooses a password. */
  mobilePasswordAsked: boolean
  /** Whether a mobile that is registered with is proved by a texted code. */
  codeAsked: boolean
  captchaAsked: boolean
}

export type RegistrationInput = {
  offer: RegistrationOffer
  codeSender: CodeSender
  /** Dialling code of the operator's country, digits alone; empty for that of the first country that is served. */
  dialingCode: string
  /** What `loadCountdowns('register')` of src/api/auth/code-countdown.ts found. */
  countdowns: Countdowns
  /** What `arrivalCodes` of src/api/auth/referral-codes.ts found. */
  codes: ArrivalCodes
  /** Where the visitor registers, and the domain that the site is known by (REG-12). */
  place: { registerUrl: string; domain: string }
  /** What `registrationDraft.recall` of src/api/auth/registration-draft.ts found. */
  draft: RegistrationDraft | null
}

export type RegistrationContext = Omit<RegistrationInput, 'draft'> &
  RegistrationDraft & {
    rules: RegisterRules
    /** The fields of the chosen tab, in their order; none before the rules are known. */
    asked: readonly AskedField[]
    countries: readonly Country[]
    errors: FormErrors
    /** The slider's proof for the attempt in progress; null while there is none. */
    pass: string | null
    /** What Firebase vouches for a mobile and code with, until the platform has used it up. */
    confirmed: ConfirmedCode | null
    /** Epoch ms at which the platform looks at another attempt; 0 when it was not said. */
    retryAt: number
    refusal: RegistrationRefusal | null
    /** Why the last attempt brought no answer. */
    failure: CallFailure | null
    outcome: RegistrationOutcome | null
  }

/** What a registration hears: from its view, from its children, and, of the end of an attempt, from itself. */
export type RegistrationEvent =
  | { type: 'field.change'; field: RegisterField; value: string }
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

/** How the popup ended: somebody is registered and logged in, or went on to log in. */
export type RegistrationOutcome = { loggedIn: LoggedIn; method: RegistrationMethod } | { left: 'login' }

/** A field that is asked for, and what it accepts. */
export type AskedField = { field: RegisterField; rule: FieldRule }

/**
 * What is wrong with a field.
 *
 * - `missing`, `tooShort`, `tooLong`, `pattern`: off the operator's rule
 * - `differs`: the confirmation is not the password
 * - `taken`: another member has it
 * - `guessable`: a payment password of one digit again and again, or a run up or down
 * - `same`: the payment password is the password to log in with
 * - `wrong`: the platform expected something else, as of a code or a captcha
 */
export type FormError = FieldProblem | 'differs' | 'taken' | 'guessable' | 'same' | 'wrong'

export type FormErrors = { readonly [Field in Exclude<FormField, 'verificationCode'>]?: FormError } & {
  /** Firebase looks at a code before the platform does, and says by itself what is wrong with it. */
  readonly verificationCode?: FormError | FirebaseRefusal
}
