import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { Flags } from '#machines/site/site-configuration.logic.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import type { SiteConfiguration } from '#protocol/site/whitelabel.ts'
import type { TypedCode } from './mobile.logic.ts'
import type {
  FormErrors,
  FormField,
  RegistrationContext,
  RegistrationInput,
  RegistrationMethod,
  RegistrationOffer,
  RegistrationOutcome,
} from './registration.types.ts'
import { askedFields, registeredMobile as mobileOf, typedCode, typedIn } from './registration-fields.logic.ts'

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

export const registered = (
  { method }: RegistrationContext,
  answer: RegistrationAnswer,
): RegistrationOutcome | null => (answer.ok ? { loggedIn: answer.value, method } : null)

/** The end of the popup. Asking before there is one is a mistake of the program. */
export function outcomeOf({ outcome }: RegistrationContext): RegistrationOutcome {
  if (!outcome) throw new Error('The registration has not ended.')
  return outcome
}

/** REG-12: what the platform is sent of a form without errors: what the chosen tab asks for, and where it came from. */
export function registrationRequest(context: RegistrationContext): RegistrationRequest {
  const { method, place, codes, pass } = context
  const mobile = mobileOf(context)
  const circumstances = {
    ...place,
    countryDialingCode: context.dialingCode,
    ...mobile,
    registerMethod: wire.platform,
    ...(codes.referralCode ? { referralCode: codes.referralCode } : {}),
    slider: pass ?? '',
    login: true as const,
  }
  if (method === 'username') {
    const account = {
      username: typedIn('username', context),
      password: typedIn('password', context),
      confirmPassword: typedIn('confirmPassword', context),
    }
    return { method, details: { ...filledIn(context), ...circumstances, ...account } }
  }
  if (!mobile) throw new Error('A mobile that is not fit is never sent.')
  const username = mobile.mobileNum
  return { method, details: { ...filledIn(context), ...circumstances, ...mobile, username } }
}

/**
 * The fields that are asked for and filled in. The mobile goes another way, since its digits alone are sent, and in place of a
 * code that Firebase texted goes what Firebase says of it.
 */
function filledIn(context: RegistrationContext) {
  const { confirmed } = context
  const { verificationCode, ...others } = typedFields(context)
  if (!confirmed || !isByFirebase(context))
    return { ...others, ...(verificationCode && { verificationCode }) }
  return { ...others, firebaseChannel: 'sms' as const, firebaseIdToken: confirmed.idToken }
}

/** Whether a code that Firebase texted is filled in. */
export const isByFirebase = (context: RegistrationContext): boolean =>
  context.codeSender === 'firebase' && typedCode(context) !== null

function typedFields(context: RegistrationContext): { [Field in RegisterField]?: string } {
  const typed = context.asked.map(({ field }) => [field, typedIn(field, context)] as const)
  return Object.fromEntries(typed.filter(([field, text]) => field !== 'mobileNum' && text !== ''))
}

/** The affiliate code that somebody registers with, from the address or typed; empty without one. */
export const affiliateCodeOf = (context: RegistrationContext): string => typedIn('affiliateCode', context)

/** The code that Firebase looks at. Without one there is nothing to look at. */
export function codeToConfirm(context: RegistrationContext): TypedCode {
  const typed = typedCode(context)
  if (!typed) throw new Error('A code without a fit mobile is looked at by nobody.')
  return typed
}

/** A change, and the fields that are asked for after it. */
export const layOut = (context: RegistrationContext, change: Partial<RegistrationContext>) => ({
  ...change,
  asked: askedFields({ ...context, ...change }),
})

export function withoutError(errors: FormErrors, field: FormField): FormErrors {
  const { [field]: _corrected, ...others } = errors
  return others
}

/** What a refusal changes. A captcha that the form did not ask for was switched on by the operator meanwhile. */
export function afterRefusal(
  context: RegistrationContext,
  answer: RegistrationAnswer,
): Partial<RegistrationContext> {
  if (answer.ok || answer.refusal.code === 'register.throttled') return {}
  const { code } = answer.refusal
  const confirmed = code === 'register.firebaseRefused' ? null : context.confirmed
  const captchaAsked = context.offer.captchaAsked || code === 'register.captchaWrong'
  const offer = { ...context.offer, captchaAsked }
  return layOut(context, { refusal: code, errors: errorsAfter(answer.refusal), confirmed, offer })
}

/** Whether a refusal is about a field that the form does not have, since the operator's rules have changed. */
export function isForUnknownField(context: RegistrationContext, answer: RegistrationAnswer): boolean {
  const { errors, asked } = { ...context, ...afterRefusal(context, answer) }
  return Object.keys(errors).some((refused) => asked.every(({ field }) => field !== refused))
}

type Refusal = Extract<RegistrationAnswer, { ok: false }>['refusal']

/** Milliseconds until another attempt is looked at; 0 for whatever is no refusal of one too many. */
export function waitOf(answer: AffiliateAnswer | RegistrationAnswer): number {
  if (answer.ok) return 0
  const { refusal } = answer
  const isTooMany = refusal.code === 'register.throttled' || refusal.code === 'affiliate.throttled'
  return isTooMany ? refusal.value.retryAfter || RETRY_AFTER : 0
}

/** What a refusal holds against single fields. */
function errorsAfter(refusal: Refusal): FormErrors {
  switch (refusal.code) {
    case 'register.fieldsRefused':
      return Object.fromEntries(refusal.value.fields.map(({ field, reason }) => [field, reason]))
    case 'register.captchaWrong':
      return { captcha: 'wrong' }
    case 'register.codeWrong':
    case 'register.firebaseRefused':
      return { verificationCode: 'wrong' }
    case 'register.affiliateInvalid':
      return { affiliateCode: 'wrong' }
    default:
      return {}
  }
}

/** REG-19, REG-03: what a registration is offered as. By mobile comes first where it is switched on. */
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
