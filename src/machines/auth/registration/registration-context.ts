import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { ArrivalCodes } from '#api/auth/referral-codes.ts'
import type { RegisterRules } from '#api/auth/register-rules.ts'
import type { RegistrationAnswer } from '#api/auth/registration.ts'
import type { RegistrationDraft } from '#api/auth/registration-draft.ts'
import type { CodeSender } from '#api/auth/sms-code.ts'
import type { ConfirmedCode } from '#machines/auth/mobile/confirmed-code.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import type { AskedField } from './asked-fields.ts'
import type { FormErrors } from './field-errors.ts'
import type { RegistrationOutcome } from './registration-outcome.ts'

/** The tabs of the form. */
export type RegistrationMethod = RegistrationDraft['method']

/** What the visitor fills in: the operator's fields, and the box for age and terms. */
export type FormField = RegisterField | 'terms'

/** A refusal's code, as the contract lists them. */
export type RegistrationRefusalCode = Extract<RegistrationAnswer, { ok: false }>['refusal']['code']

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
    /** Why the last attempt was refused, or brought no answer. */
    refusal: RegistrationRefusalCode | null
    failure: CallFailure | null
    outcome: RegistrationOutcome | null
  }

/** The form as it opens: with what was typed before, and the codes of whoever sent the visitor. */
export function createRegistrationContext({ draft, ...input }: RegistrationInput): RegistrationContext {
  const { methods } = input.offer
  const method = methods.find((offered) => offered === draft?.method) ?? methods[0] ?? 'username'
  return {
    ...input,
    method,
    fields: { affiliateCode: input.codes.affiliateCode, ...draft?.fields },
    agreed: draft?.agreed ?? false,
    dialingCode: draft?.dialingCode || input.dialingCode,
    rules: {},
    asked: [],
    countries: [],
    errors: {},
    pass: null,
    confirmed: null,
    retryAt: 0,
    refusal: null,
    failure: null,
    outcome: null,
  }
}
