/** Cells of the field. */
export const FIELD_CELLS = 25
/** A round that has come this far is paid out by itself, times the stake. */
export const MOST_MULTIPLIED = 10_000

/** One in how many rounds would `opened` cells all be clear under this many mines. */
export function oddsAgainst(mines: number, opened: number): number {
  let odds = 1
  for (let done = 0; done < opened; done++) odds *= (FIELD_CELLS - done) / (FIELD_CELLS - mines - done)
  return odds
}

/**
 * What a stake (minor units) has become after `opened` clear cells: the exact odds times the return (hundredths of
 * a percent), rounded down to the minor unit.
 */
export function minesPayout(round: {
  stake: number
  mines: number
  opened: number
  returnBp: number
}): number {
  const { stake, mines, opened, returnBp } = round
  // A millionth of a minor unit gives back what the division lost.
  return Math.floor((stake * oddsAgainst(mines, opened) * returnBp) / 10_000 + 1e-6)
}

/** After how many clear cells a round is paid out by itself: no cell is left, or the next would pay above the most. */
export function lastStep(mines: number, returnBp: number): number {
  let opened = 1
  const isAllowed = (count: number) =>
    count <= FIELD_CELLS - mines && (oddsAgainst(mines, count) * returnBp) / 10_000 <= MOST_MULTIPLIED
  while (isAllowed(opened + 1)) opened += 1
  return opened
}
