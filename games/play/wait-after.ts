const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000

/** Returns the wait before a retry, in ms. The wait doubles with each failure. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
