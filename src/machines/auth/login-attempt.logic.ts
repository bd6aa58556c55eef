import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import type { LoginAnswer, LoginRequest } from '#api/auth/login.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped, withoutSeparators } from '#domain/text/typed-text.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { LoginAttemptResult, LoginForm } from './login.types.ts'
import { type ConfirmedCode, isConfirmedAs, mobileOf, type TypedCode } from './mobile.logic.ts'

type Proofs = { pass: string | null; confirmed: ConfirmedCode | null }

/** Returns the login request, with the chosen tab's fields only. The form must have no field errors. */
export function loginRequest(form: LoginForm, { pass, confirmed }: Proofs): LoginRequest {
  const { fields, side } = form
  if (form.method === 'username') {
    return {
      type: 'username',
      username: cleanTyped(fields.username),
      password: fields.password.trim(),
      ...(form.captchaNeeded ? { captcha: withoutSeparators(fields.captcha) } : {}),
      slider: pass ?? '',
      side,
    }
  }
  if (form.codeSender === 'firebase') {
    if (!confirmed) throw new Error('The Firebase code must be confirmed before the login.')
    return { firebaseChannel: 'sms', firebaseIdToken: confirmed.idToken, side }
  }
  const mobile = mobileOf(form)
  if (!mobile) throw new Error('An invalid mobile number cannot be sent.')
  return { type: 'sms', ...mobile, verificationCode: codeIn(fields.code), side }
}

export function typedCode(form: LoginForm): TypedCode {
  const mobile = mobileOf(form)
  if (!mobile) throw new Error('A code cannot be confirmed without a valid mobile number.')
  return { mobile, code: codeIn(form.fields.code) }
}

export const mustBeConfirmed = (form: LoginForm, confirmed: ConfirmedCode | null): boolean =>
  form.method === 'sms' && form.codeSender === 'firebase' && !isConfirmedAs(confirmed, typedCode(form))

/** Returns the wait after a throttled attempt, in ms. */
export function waitOf(answer: LoginAnswer | FreePlayAnswer): number {
  if (answer.ok || answer.refusal.code !== 'login.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}

/** Returns the result of a login request, or null if two-factor authentication is needed. */
export function resultOf(answer: LoginAnswer): LoginAttemptResult | null {
  if (answer.ok) return { type: 'loggedIn', loggedIn: answer.value }
  const { refusal } = answer
  if (refusal.code === 'login.secondStepNeeded') return null
  return refusal.code === 'login.throttled'
    ? { type: 'throttled', wait: waitOf(answer) }
    : { type: 'refused', refusal }
}

export const throttledBy = (failure: CallFailure): LoginAttemptResult => ({
  type: 'throttled',
  wait: waitOfFailure(failure),
})
