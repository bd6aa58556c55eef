export const FIELD_CELLS = 25
/** A round is cashed out automatically at this multiple of the stake. */
export const MOST_MULTIPLIED = 10_000

/** Inverse of the probability that `opened` cells are all clear. */
export function oddsAgainst(mines: number, opened: number): number {
  let odds = 1
  for (let done = 0; done < opened; done++) odds *= (FIELD_CELLS - done) / (FIELD_CELLS - mines - done)
  return odds
}

/**
 * Value of a stake (minor units) after `opened` clear cells: the exact odds times the return (hundredths of a
 * percent), rounded down.
 */
export function minesPayout(round: {
  stake: number
  mines: number
  opened: number
  returnBp: number
}): number {
  const { stake, mines, opened, returnBp } = round
  // A millionth of a minor unit compensates the rounding error of the division.
  return Math.floor((stake * oddsAgainst(mines, opened) * returnBp) / 10_000 + 1e-6)
}

/**
 * Number of clear cells after which a round is cashed out: no cell is left, or the next would exceed the
 * maximum.
 */
export function lastStep(mines: number, returnBp: number): number {
  let opened = 1
  const isAllowed = (count: number) =>
    count <= FIELD_CELLS - mines && (oddsAgainst(mines, count) * returnBp) / 10_000 <= MOST_MULTIPLIED
  while (isAllowed(opened + 1)) opened += 1
  return opened
}
