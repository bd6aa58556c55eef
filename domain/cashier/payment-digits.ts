import { withoutSeparators } from '#domain/text/typed-text.ts'

/**
 * Returns the form of a payment password that is validated, hashed and compared: digits without separators.
 * Returns other texts unchanged, because an operator's rule may require letters.
 */
export function paymentDigits(typed: string): string {
  const digits = withoutSeparators(typed)
  return /^\d+$/.test(digits) ? digits : typed
}
