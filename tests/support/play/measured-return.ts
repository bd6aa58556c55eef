/**
 * Returns the mean payout of rounds as a share of the stake, with its standard error. `play` returns a
 * round's payout as a share of its stake.
 */
export function measuredReturn(rounds: number, play: () => number): { mean: number; error: number } {
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const returned = play()
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) }
}
