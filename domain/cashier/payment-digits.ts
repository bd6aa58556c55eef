import { withoutSeparators } from '#domain/text/typed-text.ts'

/**
 * A payment password in the form that is validated, hashed and compared: digits without separators or
 * invisible characters. Text with other characters is unchanged, as an operator's rule may require letters.
 */
export function paymentDigits(typed: string): string {
  const digits = withoutSeparators(typed)
  return /^\d+$/.test(digits) ? digits : typed
}
