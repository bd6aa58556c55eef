import { shownCode } from '#domain/text/typed-code.ts'
import type { Flags } from '#machines/site/site-configuration.logic.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'
import type {
  FormErrors,
  FormField,
  RegistrationAttemptOutcome,
  RegistrationContext,
  RegistrationForm,
  RegistrationInput,
  RegistrationMethod,
  RegistrationOffer,
  RegistrationOutcome,
  RegistrationRefused,
} from './registration.types.ts'
import { errorsAfter } from './registration-attempt.logic.ts'
import { askedFields, fieldError, typedIn } from './registration-fields.logic.ts'

/**
 * Returns the initial form, filled from the saved draft and the visitor's referral codes. The draft takes
 * precedence.
 */
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
    confirmed: null,
    retryAt: 0,
    refusal: null,
    failure: null,
    attempt: null,
    outcome: null,
  }
}

export const registrationOutcome = (
  { method }: RegistrationContext,
  { result }: RegistrationAttemptOutcome,
): RegistrationOutcome | null => (result.type === 'registered' ? { loggedIn: result.loggedIn, method } : null)

/** Returns the outcome of a finished popup. Throws if the popup is still open. */
export function outcomeOf({ outcome }: RegistrationContext): RegistrationOutcome {
  if (!outcome) throw new Error('The registration has not ended.')
  return outcome
}

/** Returns the affiliate code, from the URL or typed. It is empty if there is none. */
export const affiliateCodeOf = (form: Pick<RegistrationForm, 'fields'>): string =>
  typedIn('affiliateCode', form)

export const withAskedFields = (context: RegistrationContext, change: Partial<RegistrationContext>) => ({
  ...change,
  asked: askedFields({ ...context, ...change }),
})

export function withoutError(errors: FormErrors, field: FormField): FormErrors {
  const { [field]: _corrected, ...others } = errors
  return others
}

export type FieldChange = { field: RegistrationField; value: string }

export const withField = (context: RegistrationContext, { field, value }: FieldChange) =>
  withAskedFields(context, {
    fields: { ...context.fields, [field]: field === 'verificationCode' ? shownCode(value) : value },
    errors: withoutError(context.errors, field),
  })

export function errorsAfterLeaving(context: RegistrationContext, field: FormField): FormErrors {
  const error = fieldError(field, context)
  return error ? { ...context.errors, [field]: error } : withoutError(context.errors, field)
}

export function afterAttempt(
  context: RegistrationContext,
  { result, confirmed }: RegistrationAttemptOutcome,
  now: number,
): Partial<RegistrationContext> {
  switch (result.type) {
    case 'refused':
      return { confirmed, ...afterRefusal(context, result.refusal) }
    case 'rulesChanged': {
      const refused = { ...afterRefusal(context, result.refusal), refusal: 'register.fieldsRefused' as const }
      return {
        confirmed,
        ...withAskedFields(context, { ...refused, ...(result.rules && { rules: result.rules }) }),
      }
    }
    case 'codeRefused':
      return { confirmed, refusal: 'code.refused', errors: { verificationCode: result.problem } }
    case 'throttled':
      return { confirmed, retryAt: now + result.wait }
    case 'failed':
    case 'outcomeUnknown':
      return { confirmed, failure: result.failure }
    default:
      return { confirmed }
  }
}

/**
 * Returns the changes to the form after a refusal. A captcha error in a form without a captcha means that the
 * operator has enabled the captcha since the page loaded.
 */
function afterRefusal(
  context: RegistrationContext,
  refusal: RegistrationRefused,
): Partial<RegistrationContext> {
  const { code } = refusal
  const captchaAsked = context.offer.captchaAsked || code === 'register.captchaWrong'
  return withAskedFields(context, {
    refusal: code,
    errors: errorsAfter(refusal),
    offer: { ...context.offer, captchaAsked },
    ...(code === 'register.firebaseRefused' && { confirmed: null }),
  })
}

/**
 * Returns the registration methods and fields offered (REG-19, REG-03). Mobile comes first if it is enabled.
 */
export function registrationOffer(flags: Flags, site: SiteConfiguration | null): RegistrationOffer {
  const methods: RegistrationMethod[] = []
  if (flags.registrationByMobile) methods.push('mobile')
  if (flags.registrationByName) methods.push('username')
  return {
    methods,
    mobilePasswordAsked: flags.registrationByMobilePassword,
    codeAsked: flags.registrationMobileVerified,
    captchaAsked: site?.publicCaptcha ?? false,
  }
}
