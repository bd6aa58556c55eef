import { randomInt } from 'node:crypto'
import { withoutSeparators } from '#domain/text/typed-text.ts'

/** Letters that are hard to confuse with digits or with each other. Without vowels, they form no words. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXYZ'

/** 16 letters from an alphabet of 19 have 68 bits of entropy, so they cannot be brute-forced from a hash. */
const LENGTH = 16
const GROUP = 4

export function newReadableSecret(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return (letters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** Normalises typed text: upper case, without spaces and dashes. */
export const readTyped = (typed: string): string => withoutSeparators(typed).toUpperCase()
