import type { NewPaymentPassword, PaymentPasswordAnswer } from '#api/cashier/payment-password.ts'
import { isSamePassword } from '#domain/auth/password.ts'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'

export type SetupField = keyof NewPaymentPassword

/**
 * What is wrong with a field.
 *
 * - `missing`: nothing was typed
 * - `differs`: the second is not as the first
 * - `wrong`: not the password that the member logs in with
 * - `guessable`: one digit again and again, or a run up or down
 * - `offRules`: shorter or longer than the operator wants
 * - `same`: it is the login password
 */
export type SetupError = 'missing' | 'differs' | 'wrong' | 'offRules' | 'guessable' | 'same'

export type SetupErrors = { readonly [Field in SetupField]?: SetupError | undefined }

/** What is wrong before anything is sent. */
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

/** What the platform holds against single fields. */
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

/** Milliseconds until the platform looks at another attempt; null where it does so at once. */
export function waitAfter(answer: PaymentPasswordAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'password.throttled') return null
  return answer.refusal.value.retryAfter || RETRY_AFTER
}
