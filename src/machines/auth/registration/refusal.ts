import type { AffiliateAnswer, RegistrationAnswer } from '#api/auth/registration.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { FormErrors } from './field-errors.ts'

type Refusal = Extract<RegistrationAnswer, { ok: false }>['refusal']

/** Milliseconds until another attempt is looked at; 0 for whatever is no refusal of one too many. */
export function waitOf(answer: AffiliateAnswer | RegistrationAnswer): number {
  if (answer.ok) return 0
  const { refusal } = answer
  const isTooMany = refusal.code === 'register.throttled' || refusal.code === 'affiliate.throttled'
  return isTooMany ? refusal.value.retryAfter || RETRY_AFTER : 0
}

/** What a refusal holds against single fields. */
export function errorsAfter(refusal: Refusal): FormErrors {
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
