import * as v from 'valibot'

/** Hard limit in characters, even if the operator's rule allows more. */
const LONGEST_PASSWORD = 128
/** Hard limit in UTF-16 units. It is higher because an accent may be a unit of its own. */
const LONGEST_SENT = 1_024

/**
 * The form of a password that is hashed and compared: without surrounding spaces, and in NFC, because
 * keyboards compose accents differently.
 */
export const normalizedPassword = (password: string): string => password.trim().normalize('NFC')

export const passwordLength = (password: string): number => [...normalizedPassword(password)].length

export const isSamePassword = (one: string, other: string): boolean =>
  normalizedPassword(one) === normalizedPassword(other)

/** Counts characters like `passwordLength`. @__NO_SIDE_EFFECTS__ */
export function maxPasswordLength(most: number) {
  const fitsPassword = (text: string) => passwordLength(text) <= most
  return v.check(fitsPassword)
}

/**
 * Surrounding spaces are removed, because a keyboard's autocompletion may add one. The text is not normalised
 * here, because older hashes may come from another normal form.
 */
export const password = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LONGEST_SENT),
  maxPasswordLength(LONGEST_PASSWORD),
)
