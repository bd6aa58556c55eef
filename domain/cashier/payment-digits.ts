import { withoutSeparators } from '#domain/text/typed-text.ts'

/**
 * A payment password as it is held to its rule, hashed and compared: digits are plain and without separators or invisible
 * characters. Whatever is not digits alone stays as it was typed, as an operator's rule may ask for letters.
 */
export function paymentDigits(typed: string): string {
  const digits = withoutSeparators(typed)
  return /^\d+$/.test(digits) ? digits : typed
}
