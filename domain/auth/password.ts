import * as v from 'valibot'

/** Upper bound in characters, whatever the operator's rule allows. */
const LONGEST_PASSWORD = 128
/** Upper bound in UTF-16 units; a decomposed accent is a unit of its own. */
const LONGEST_SENT = 1_024

/** NFC form that is hashed and compared, since keyboards compose accents differently. Nothing is trimmed. */
export const normalizedPassword = (password: string): string => password.normalize('NFC')

/** Counts the code points of the NFC form. */
export const passwordLength = (password: string): number => [...normalizedPassword(password)].length

export const isSamePassword = (one: string, other: string): boolean =>
  normalizedPassword(one) === normalizedPassword(other)

/** Counts as `passwordLength` does. @__NO_SIDE_EFFECTS__ */
export function maxPasswordLength(most: number) {
  const fitsPassword = (text: string) => passwordLength(text) <= most
  return v.check(fitsPassword)
}

/** Kept as typed: older hashes may be of another normal form. */
export const password = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(LONGEST_SENT),
  maxPasswordLength(LONGEST_PASSWORD),
)
