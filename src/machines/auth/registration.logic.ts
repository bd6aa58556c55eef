import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { Flags } from '#machines/site/site-configuration.logic.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
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

/** The initial form: the saved draft, and the referral codes the visitor arrived with. */
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

/** Throws if the popup has not ended. */
export function outcomeOf({ outcome }: RegistrationContext): RegistrationOutcome {
  if (!outcome) throw new Error('The registration has not ended.')
  return outcome
}

/** The registration request (REG-12): the fields of the chosen tab and where the visitor came from. */
export function registrationRequest(context: RegistrationContext): RegistrationRequest {
  const { method, place, codes, pass } = context
  const mobile = mobileOf(context)
  const circumstances = {
    ...place,
    countryDialingCode: context.dialingCode,
    ...mobile,
    registerMethod: protocolConstants.platform,
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
  if (!mobile) throw new Error('An invalid mobile is never sent.')
  const username = mobile.mobileNum
  return { method, details: { ...filledIn(context), ...circumstances, ...mobile, username } }
}

/**
 * Fields that are asked for and filled in. The mobile's digits are sent separately, and Firebase's proof
 * replaces a code it texted.
 */
function filledIn(context: RegistrationContext) {
  const { confirmed } = context
  const { verificationCode, ...others } = typedFields(context)
  if (!confirmed || !isByFirebase(context))
    return { ...others, ...(verificationCode && { verificationCode }) }
  return { ...others, firebaseChannel: 'sms' as const, firebaseIdToken: confirmed.idToken }
}

export const isByFirebase = (context: RegistrationContext): boolean =>
  context.codeSender === 'firebase' && typedCode(context) !== null

function typedFields(context: RegistrationContext): { [Field in RegistrationField]?: string } {
  const typed = context.asked.map(({ field }) => [field, typedIn(field, context)] as const)
  return Object.fromEntries(typed.filter(([field, text]) => field !== 'mobileNum' && text !== ''))
}

/** The affiliate code from the address or typed; empty if none. */
export const affiliateCodeOf = (context: RegistrationContext): string => typedIn('affiliateCode', context)

export function codeToConfirm(context: RegistrationContext): TypedCode {
  const typed = typedCode(context)
  if (!typed) throw new Error('A code is confirmed with a valid mobile only.')
  return typed
}

export const layOut = (context: RegistrationContext, change: Partial<RegistrationContext>) => ({
  ...change,
  asked: askedFields({ ...context, ...change }),
})

export function withoutError(errors: FormErrors, field: FormField): FormErrors {
  const { [field]: _corrected, ...others } = errors
  return others
}

/** A captcha error without a captcha field means that the operator has enabled it meanwhile. */
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

/** A refusal can name a field the form lacks if the operator's rules have changed. */
export function isForUnknownField(context: RegistrationContext, answer: RegistrationAnswer): boolean {
  const { errors, asked } = { ...context, ...afterRefusal(context, answer) }
  return Object.keys(errors).some((refused) => asked.every(({ field }) => field !== refused))
}

type Refusal = Extract<RegistrationAnswer, { ok: false }>['refusal']

/** Ms until the next allowed attempt; 0 if not throttled. */
export function waitOf(answer: AffiliateAnswer | RegistrationAnswer): number {
  if (answer.ok) return 0
  const { refusal } = answer
  const isTooMany = refusal.code === 'register.throttled' || refusal.code === 'affiliate.throttled'
  return isTooMany ? refusal.value.retryAfter || RETRY_AFTER : 0
}

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

/** The offered registration methods (REG-19, REG-03); mobile comes first if enabled. */
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
