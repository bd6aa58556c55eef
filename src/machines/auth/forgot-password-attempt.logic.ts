import type {
  MailAnswer,
  MailRequest,
  NewPasswordAnswer,
  NewPasswordRequest,
} from '#api/auth/forgot-password.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { ForgotPasswordAttemptResult, ForgotPasswordForm } from './forgot-password.types.ts'
import { mobileOf } from './mobile.logic.ts'

export type Attempted = MailAnswer | NewPasswordAnswer

export const mailRequest = ({ fields }: ForgotPasswordForm, pass: string | null): MailRequest => ({
  username: cleanTyped(fields.username),
  email: cleanEmail(fields.email),
  slider: pass ?? '',
})

/** The password is sent exactly as typed. */
export function newPasswordRequest(form: ForgotPasswordForm): NewPasswordRequest {
  const { fields, side } = form
  const mobile = mobileOf(form)
  if (!mobile) throw new Error('An invalid mobile is never sent.')
  return { ...mobile, newPassword: fields.newPassword, verificationCode: codeIn(fields.code), side }
}

/** The result of an answer that is not a success; null if two-factor authentication is needed. */
export function resultOf(answer: Attempted): ForgotPasswordAttemptResult | null {
  if (answer.ok) return null
  const { refusal } = answer
  switch (refusal.code) {
    case 'login.secondStepNeeded':
      return null
    case 'forgot.throttled':
      return { type: 'throttled', wait: refusal.value.retryAfter || RETRY_AFTER }
    default:
      return { type: 'refused', refusal }
  }
}
