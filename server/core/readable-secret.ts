import { randomInt } from 'node:crypto'
import { withoutSeparators } from '#domain/text/typed-text.ts'

/** Letters that are not taken for a digit or for each other, and make no words. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXYZ'

/** 19 letters, 16 times: 68 bits, too many to try out whoever holds their hash. */
const LENGTH = 16
const GROUP = 4

/** A new secret for people to read and type, in groups: `BCDF-GHJK-MNPQ-RTVW`. */
export function newReadableSecret(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return (letters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** What was typed, without the blanks, dashes and small letters that make no difference. */
export const readTyped = (typed: string): string => withoutSeparators(typed).toUpperCase()
