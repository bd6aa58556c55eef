/** Without those that are taken for one another when they are read aloud or written down. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const USUAL_LENGTH = 10

/** A password that somebody is handed until they choose their own: letters and digits by turns, within the operator's lengths. */
export function generatePassword({ minLength, maxLength }: { minLength: number; maxLength: number }): string {
  const length = Math.min(Math.max(USUAL_LENGTH, minLength), maxLength)
  return Array.from({ length }, (_, place) => oneOf(place % 3 === 2 ? digits : letters)).join('')
}

/** Each character as likely as the others: what would favour some is drawn again. */
function oneOf(alphabet: string): string {
  const limit = 256 - (256 % alphabet.length)
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < limit ? alphabet.charAt(drawn % alphabet.length) : oneOf(alphabet)
}
