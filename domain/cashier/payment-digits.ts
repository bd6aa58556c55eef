import { withoutSeparators } from '#domain/text/typed-text.ts'

/**
 * A payment password as it is validated, hashed and compared: digits only, without separators or invisible
 * characters. A text with other characters stays unchanged, because an operator's rule may require letters.
 */
export function paymentDigits(typed: string): string {
  const digits = withoutSeparators(typed)
  return /^\d+$/.test(digits) ? digits : typed
}
