import * as v from 'valibot'

/** Most characters of a password, whatever the operator's own rule says. */
const LONGEST_PASSWORD = 128
/** UTF-16 units of a password as it is sent: letters and their accents may come one by one. */
const LONGEST_SENT = 1_024

/** A password as it is hashed and compared: a letter with its accent is one character, however a keyboard composes it. Nothing is trimmed. */
export const normalizedPassword = (password: string): string => password.normalize('NFC')

/** How many characters a password has: one for each code point of its composed form. */
export const passwordLength = (password: string): number => [...normalizedPassword(password)].length

export const isSamePassword = (one: string, other: string): boolean =>
  normalizedPassword(one) === normalizedPassword(other)

/** Counts as `passwordLength` does. @__NO_SIDE_EFFECTS__ */
export function maxPasswordLength(most: number) {
  const fitsPassword = (text: string) => passwordLength(text) <= most
  return v.check(fitsPassword)
}

/** A password as it was typed; its normal form is for the comparison, as hashes of before may be of another one. */
export const password = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(LONGEST_SENT),
  maxPasswordLength(LONGEST_PASSWORD),
)
