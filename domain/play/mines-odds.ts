export const FIELD_CELLS = 25
/** Maximum payout of a round, as a multiple of the stake. */
export const MOST_MULTIPLIED = 10_000

/** The inverse of the probability that `opened` cells are all safe. */
export function oddsAgainst(mines: number, opened: number): number {
  let odds = 1
  for (let done = 0; done < opened; done++) odds *= (FIELD_CELLS - done) / (FIELD_CELLS - mines - done)
  return odds
}

/**
 * Returns the payout after `opened` safe cells, in minor units: the stake at fair odds, times the return in
 * hundredths of a percent, rounded down.
 */
export function minesPayout(round: {
  stake: number
  mines: number
  opened: number
  returnBp: number
}): number {
  const { stake, mines, opened, returnBp } = round
  // Add a millionth of a minor unit to make up for the rounding error of the division.
  return Math.floor((stake * oddsAgainst(mines, opened) * returnBp) / 10_000 + 1e-6)
}

/**
 * Returns the number of safe cells after which a round is cashed out automatically. At that point, no safe
 * cell is left, or opening another would raise the payout above the maximum.
 */
export function lastStep(mines: number, returnBp: number): number {
  let opened = 1
  const isAllowed = (count: number) =>
    count <= FIELD_CELLS - mines && (oddsAgainst(mines, count) * returnBp) / 10_000 <= MOST_MULTIPLIED
  while (isAllowed(opened + 1)) opened += 1
  return opened
}
