import type {
  NewPasswordFields,
  PaymentPasswordReplacement,
  ReplacementAnswer,
} from '#api/cashier/payment-password.ts'
import { codePattern } from '#domain/auth/mobile-number.ts'
import { isSamePassword } from '#domain/auth/password.ts'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'

/** What shows that it is the member who asks: the payment password before it or, where that is forgotten, a code that is texted. */
export type Proof = 'old' | 'code'

export type ChangeField = keyof NewPasswordFields | 'oldPaymentPassword' | 'code' | 'password'

export type ChangeFields = Readonly<Record<ChangeField, string>>

/**
 * What is wrong with a field.
 *
 * - `missing`: nothing was typed
 * - `differs`: the second is not as the first
 * - `same`: it is the login password
 * - `unchanged`: it is the payment password that there is
 * - `guessable`: one digit again and again, or a run up or down
 * - `offRules`: shorter or longer than the operator wants
 * - `invalid`: no code looks like this
 * - `wrong`: the platform says that it is not the one
 * - `perhapsChanged`: not the one after an attempt nobody knows the end of, so that the new one may hold
 */
export type ChangeError =
  | 'missing'
  | 'differs'
  | 'same'
  | 'unchanged'
  | 'offRules'
  | 'guessable'
  | 'invalid'
  | 'wrong'
  | 'perhapsChanged'

export type ChangeErrors = Readonly<Partial<Record<ChangeField, ChangeError>>>

const asked = {
  old: ['oldPaymentPassword', 'newPaymentPassword', 'confirmNewPaymentPassword'],
  code: ['code', 'password', 'newPaymentPassword', 'confirmNewPaymentPassword'],
} as const satisfies Record<Proof, readonly ChangeField[]>

/** What is wrong before anything is sent. */
export function validateFields(proof: Proof, fields: ChangeFields): ChangeErrors {
  const errors: Partial<Record<ChangeField, ChangeError>> = {}
  for (const field of asked[proof]) if (fields[field].trim() === '') errors[field] = 'missing'
  const { password, code } = fields
  const newPaymentPassword = paymentDigits(fields.newPaymentPassword)
  const confirmNewPaymentPassword = paymentDigits(fields.confirmNewPaymentPassword)
  const oldPaymentPassword = paymentDigits(fields.oldPaymentPassword)
  if (proof === 'old' && isSamePassword(newPaymentPassword, oldPaymentPassword))
    errors.newPaymentPassword ??= 'unchanged'
  if (proof === 'code' && isSamePassword(newPaymentPassword, password)) errors.newPaymentPassword ??= 'same'
  if (isGuessable(newPaymentPassword)) errors.newPaymentPassword ??= 'guessable'
  if (proof === 'code' && !codePattern.test(codeIn(code))) errors.code ??= 'invalid'
  if (!isSamePassword(confirmNewPaymentPassword, newPaymentPassword))
    errors.confirmNewPaymentPassword ??= 'differs'
  return errors
}

/** What the platform is asked for. */
export function replacementOf(proof: Proof, fields: ChangeFields): PaymentPasswordReplacement {
  const { oldPaymentPassword, password, code, newPaymentPassword, confirmNewPaymentPassword } = fields
  const chosen = { newPaymentPassword, confirmNewPaymentPassword }
  return proof === 'old'
    ? { proof, oldPaymentPassword, ...chosen }
    : { proof, password, verificationCode: codeIn(code), ...chosen }
}

type Known = {
  errors?: ChangeErrors
  guessesLeft?: number
  lengths?: { minLength: number; maxLength: number }
}

/**
 * What the platform holds against single fields, and what it says beside that.
 *
 * @param mayHaveChanged whether an attempt before may have gone through
 */
export function afterRefusal(answer: ReplacementAnswer, mayHaveChanged: boolean): Known {
  if (answer.ok) return {}
  const { refusal } = answer
  switch (refusal.code) {
    case 'paymentPassword.wrong': {
      const error = mayHaveChanged ? 'perhapsChanged' : 'wrong'
      return { errors: { oldPaymentPassword: error }, ...refusal.value }
    }
    case 'paymentPassword.codeWrong':
      return { errors: { code: mayHaveChanged ? 'perhapsChanged' : 'wrong' }, ...refusal.value }
    case 'password.wrong':
      return { errors: { password: 'wrong' }, ...refusal.value }
    case 'paymentPassword.confirmationDiffers':
      return { errors: { confirmNewPaymentPassword: 'differs' } }
    case 'paymentPassword.offRules':
      return { errors: { newPaymentPassword: 'offRules' }, lengths: refusal.value }
    case 'paymentPassword.guessable':
      return { errors: { newPaymentPassword: 'guessable' } }
    case 'paymentPassword.sameAsPassword':
      return { errors: { newPaymentPassword: 'same' } }
    case 'paymentPassword.unchanged':
      return { errors: { newPaymentPassword: 'unchanged' } }
    default:
      return {}
  }
}

/** Milliseconds until the platform looks at another attempt; null where it does so at once. */
export function waitAfter(answer: ReplacementAnswer): number | null {
  if (answer.ok) return null
  const { refusal } = answer
  switch (refusal.code) {
    case 'paymentPassword.throttled':
    case 'paymentPassword.codesThrottled':
    case 'password.throttled':
      return refusal.value.retryAfter || RETRY_AFTER
    default:
      return null
  }
}

/** Whether nothing can be replaced: there is no payment password, or no mobile for a code. */
export const isImpossible = (answer: ReplacementAnswer): boolean =>
  !answer.ok &&
  (answer.refusal.code === 'paymentPassword.unset' || answer.refusal.code === 'paymentPassword.noMobile')
