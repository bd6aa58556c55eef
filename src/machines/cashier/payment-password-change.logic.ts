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

export type Proof = 'old' | 'code'

export type ChangeField = keyof NewPasswordFields | 'oldPaymentPassword' | 'code' | 'password'

export type ChangeFields = Readonly<Record<ChangeField, string>>

/**
 * Why a field is invalid.
 *
 * - `missing`: nothing was typed
 * - `differs`: the confirmation does not match
 * - `same`: equals the login password
 * - `unchanged`: equals the current payment password
 * - `guessable`: repeats one digit or counts up or down
 * - `offRules`: breaks the operator's rule for the length
 * - `invalid`: not a well-formed code
 * - `wrong`: the platform rejected it
 * - `perhapsChanged`: the old password or the code is wrong, perhaps because an earlier attempt with an
 *   unknown outcome has changed the password
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

/**
 * What went wrong with an attempt to replace the password.
 *
 * - `fields`: some fields have errors
 * - `outcomeUnknown`: no response arrived, and the new password may be set
 * - `failed`: the request failed and replaced nothing
 */
export type ChangeRefusal = 'fields' | 'outcomeUnknown' | 'failed'

export type ChangeErrors = Readonly<Partial<Record<ChangeField, ChangeError>>>

const asked = {
  old: ['oldPaymentPassword', 'newPaymentPassword', 'confirmNewPaymentPassword'],
  code: ['code', 'password', 'newPaymentPassword', 'confirmNewPaymentPassword'],
} as const satisfies Record<Proof, readonly ChangeField[]>

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

export function replacementOf(proof: Proof, fields: ChangeFields): PaymentPasswordReplacement {
  const { oldPaymentPassword, password, code, newPaymentPassword, confirmNewPaymentPassword } = fields
  const chosen = { newPaymentPassword, confirmNewPaymentPassword }
  return proof === 'old'
    ? { proof, oldPaymentPassword, ...chosen }
    : { proof, password, verificationCode: codeIn(code), ...chosen }
}

type RefusalDetails = {
  errors?: ChangeErrors
  guessesLeft?: number
  lengths?: { minLength: number; maxLength: number }
}

/**
 * Returns the field errors and other details of a refusal.
 *
 * @param mayHaveChanged whether an earlier attempt may have changed the password
 */
export function afterRefusal(answer: ReplacementAnswer, mayHaveChanged: boolean): RefusalDetails {
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

/** Returns the time until the next attempt is allowed, in ms, or null if attempts are not throttled. */
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

/**
 * Whether no attempt can succeed, because the member has no payment password, or no mobile number for a code.
 */
export const isImpossible = (answer: ReplacementAnswer): boolean =>
  !answer.ok &&
  (answer.refusal.code === 'paymentPassword.unset' || answer.refusal.code === 'paymentPassword.noMobile')
