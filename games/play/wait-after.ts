const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000

/** Milliseconds to wait before the vendor is asked again; each failure doubles them. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
