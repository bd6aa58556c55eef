import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { type ConfirmedCode, isConfirmedAs, type TypedCode } from './mobile.logic.ts'
import type {
  FormErrors,
  RegistrationAttemptResult,
  RegistrationForm,
  RegistrationRefused,
} from './registration.types.ts'
import { registeredMobile as mobileOf, typedCode, typedIn } from './registration-fields.logic.ts'

type Proofs = { pass: string | null; confirmed: ConfirmedCode | null }

/** Returns the registration request (REG-12): the tab's fields, the page's URL and the referral code. */
export function registrationRequest(form: RegistrationForm, proofs: Proofs): RegistrationRequest {
  const { method, place, codes } = form
  const mobile = mobileOf(form)
  const circumstances = {
    ...place,
    countryDialingCode: form.dialingCode,
    ...mobile,
    registerMethod: protocolConstants.platform,
    ...(codes.referralCode ? { referralCode: codes.referralCode } : {}),
    slider: proofs.pass ?? '',
    login: true as const,
  }
  const filled = filledIn(form, proofs.confirmed)
  if (method === 'username') {
    const account = {
      username: typedIn('username', form),
      password: typedIn('password', form),
      confirmPassword: typedIn('confirmPassword', form),
    }
    return { method, details: { ...filled, ...circumstances, ...account } }
  }
  if (!mobile) throw new Error('An invalid mobile number cannot be sent.')
  return { method, details: { ...filled, ...circumstances, ...mobile, username: mobile.mobileNum } }
}

/**
 * Returns the filled-in fields, except the mobile number, which the request contains in parsed form. If
 * Firebase has confirmed the code, its token replaces the code.
 */
function filledIn(form: RegistrationForm, confirmed: ConfirmedCode | null) {
  const { verificationCode, ...others } = typedFields(form)
  if (!confirmed || !isByFirebase(form)) return { ...others, ...(verificationCode && { verificationCode }) }
  return { ...others, firebaseChannel: 'sms' as const, firebaseIdToken: confirmed.idToken }
}

const isByFirebase = (form: RegistrationForm): boolean =>
  form.codeSender === 'firebase' && typedCode(form) !== null

function typedFields(form: RegistrationForm): { [Field in RegistrationField]?: string } {
  const typed = form.asked.map(({ field }) => [field, typedIn(field, form)] as const)
  return Object.fromEntries(typed.filter(([field, text]) => field !== 'mobileNum' && text !== ''))
}

export function mustBeConfirmed(form: RegistrationForm, confirmed: ConfirmedCode | null): boolean {
  const typed = typedCode(form)
  return form.codeSender === 'firebase' && typed !== null && !isConfirmedAs(confirmed, typed)
}

export function codeToConfirm(form: RegistrationForm): TypedCode {
  const typed = typedCode(form)
  if (!typed) throw new Error('A code cannot be confirmed without a valid mobile number.')
  return typed
}

/** Returns the time until the next attempt is allowed, in ms, or 0 if it is not limited. */
export function waitOf(answer: AffiliateAnswer | RegistrationAnswer): number {
  if (answer.ok) return 0
  const { refusal } = answer
  const isTooMany = refusal.code === 'register.throttled' || refusal.code === 'affiliate.throttled'
  return isTooMany ? refusal.value.retryAfter || RETRY_AFTER : 0
}

export function resultOf(answer: RegistrationAnswer): RegistrationAttemptResult {
  if (answer.ok) return { type: 'registered', loggedIn: answer.value }
  const { refusal } = answer
  return refusal.code === 'register.throttled'
    ? { type: 'throttled', wait: waitOf(answer) }
    : { type: 'refused', refusal }
}

export const throttledBy = (failure: CallFailure): RegistrationAttemptResult => ({
  type: 'throttled',
  wait: waitOfFailure(failure),
})

/** Whether the platform refused a field that the form lacks, because the operator's rules have changed. */
export function isForUnknownField({ asked }: RegistrationForm, answer: RegistrationAnswer): boolean {
  const result = resultOf(answer)
  // The captcha depends on a setting of the site, not on the registration rules.
  if (result.type !== 'refused' || result.refusal.code === 'register.captchaWrong') return false
  return Object.keys(errorsAfter(result.refusal)).some((refused) =>
    asked.every(({ field }) => field !== refused),
  )
}

export function errorsAfter(refusal: RegistrationRefused): FormErrors {
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
