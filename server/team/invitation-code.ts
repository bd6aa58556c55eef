import { randomInt } from 'node:crypto'

/** Characters that are not easily mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/**
 * Generates an invitation code.
 * @param pick returns a random index below its argument
 */
export const newInvitationCode = (pick: (below: number) => number = (below) => randomInt(below)): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(pick(LETTERS.length))).join('')
