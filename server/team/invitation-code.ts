import { randomInt } from 'node:crypto'

/** Capitals and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code to invite others with; `pick` gives a number from 0 to below the one it is given, by chance unless told. */
export const newInvitationCode = (pick: (below: number) => number = (below) => randomInt(below)): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(pick(LETTERS.length))).join('')
