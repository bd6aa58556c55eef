/** Letters and digits that are not easily confused with one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const USUAL_LENGTH = 10

/** Returns a temporary password of an allowed length. It repeats two letters and a digit. */
export function generatePassword({ minLength, maxLength }: { minLength: number; maxLength: number }): string {
  const length = Math.min(Math.max(USUAL_LENGTH, minLength), maxLength)
  return Array.from({ length }, (_, place) => oneOf(place % 3 === 2 ? digits : letters)).join('')
}

/** Returns a uniformly random character. Redraws bytes that would bias the choice. */
function oneOf(alphabet: string): string {
  const limit = 256 - (256 % alphabet.length)
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < limit ? alphabet.charAt(drawn % alphabet.length) : oneOf(alphabet)
}
