import type { NewPaymentPassword, PaymentPasswordAnswer } from '#api/cashier/payment-password.ts'
import { isSamePassword } from '#domain/auth/password.ts'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'

export type SetupField = keyof NewPaymentPassword

/**
 * Why a field is invalid.
 *
 * - `missing`: nothing was typed
 * - `differs`: the repetition does not match
 * - `wrong`: not the login password
 * - `guessable`: repeats one digit or counts up or down
 * - `offRules`: breaks the operator's rule for the length
 * - `same`: equals the login password
 */
export type SetupError = 'missing' | 'differs' | 'wrong' | 'offRules' | 'guessable' | 'same'

export type SetupErrors = { readonly [Field in SetupField]?: SetupError | undefined }

/**
 * What went wrong with an attempt to set the password.
 *
 * - `fields`: some fields have errors
 * - `outcomeUnknown`: no response arrived, and the password may be set
 * - `failed`: the request failed and set nothing
 */
export type SetupRefusal = 'fields' | 'outcomeUnknown' | 'failed'

export function validateFields(fields: NewPaymentPassword): SetupErrors {
  const { password } = fields
  const newPaymentPassword = paymentDigits(fields.newPaymentPassword)
  const confirmNewPaymentPassword = paymentDigits(fields.confirmNewPaymentPassword)
  const errors: { [Field in SetupField]?: SetupError } = {}
  if (password === '') errors.password = 'missing'
  if (newPaymentPassword === '') errors.newPaymentPassword = 'missing'
  else if (isSamePassword(newPaymentPassword, password)) errors.newPaymentPassword = 'same'
  else if (isGuessable(newPaymentPassword)) errors.newPaymentPassword = 'guessable'
  if (confirmNewPaymentPassword === '') errors.confirmNewPaymentPassword = 'missing'
  else if (!isSamePassword(confirmNewPaymentPassword, newPaymentPassword))
    errors.confirmNewPaymentPassword = 'differs'
  return errors
}

export function errorsAfter(answer: PaymentPasswordAnswer) {
  if (answer.ok) return {}
  const { refusal } = answer
  switch (refusal.code) {
    case 'password.wrong':
      return { errors: { password: 'wrong' } as const, guessesLeft: refusal.value.guessesLeft }
    case 'paymentPassword.confirmationDiffers':
      return { errors: { confirmNewPaymentPassword: 'differs' } as const }
    case 'paymentPassword.offRules':
      return { errors: { newPaymentPassword: 'offRules' } as const, lengths: refusal.value }
    case 'paymentPassword.guessable':
      return { errors: { newPaymentPassword: 'guessable' } as const }
    case 'paymentPassword.sameAsPassword':
      return { errors: { newPaymentPassword: 'same' } as const }
    case 'paymentPassword.alreadySet':
    case 'password.throttled':
      return {}
  }
}

/** Returns the time until the next attempt is allowed, in ms, or null if attempts are not throttled. */
export function waitAfter(answer: PaymentPasswordAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'password.throttled') return null
  return answer.refusal.value.retryAfter || RETRY_AFTER
}
