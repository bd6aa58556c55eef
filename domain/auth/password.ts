import * as v from 'valibot'

/** Hard limit in characters, even if the operator's rule allows more. */
const LONGEST_PASSWORD = 128
/** Hard limit in UTF-16 units. It is higher because an accent may be a unit of its own. */
const LONGEST_SENT = 1_024

/** Keyboards compose accents differently, so hashes and comparisons use the NFC form. Spaces are kept. */
export const normalizedPassword = (password: string): string => password.normalize('NFC')

export const passwordLength = (password: string): number => [...normalizedPassword(password)].length

export const isSamePassword = (one: string, other: string): boolean =>
  normalizedPassword(one) === normalizedPassword(other)

/** Counts characters like `passwordLength`. @__NO_SIDE_EFFECTS__ */
export function maxPasswordLength(most: number) {
  const fitsPassword = (text: string) => passwordLength(text) <= most
  return v.check(fitsPassword)
}

/** Not normalised here, because older hashes may have been made from the text exactly as typed. */
export const password = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(LONGEST_SENT),
  maxPasswordLength(LONGEST_PASSWORD),
)
