import { randomInt } from 'node:crypto'
import { withoutSeparators } from '#domain/text/typed-text.ts'

/** Letters that cannot be confused with digits or each other and form no words. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXYZ'

/** 19 letters, 16 positions: 68 bits, too many to brute-force from a hash. */
const LENGTH = 16
const GROUP = 4

export function newReadableSecret(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return (letters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** Normalizes user input: no blanks or dashes, upper case. */
export const readTyped = (typed: string): string => withoutSeparators(typed).toUpperCase()
