/** Both players have the same hand. Each card is played once, and the higher card wins the round. */
export const pvpHand = [1, 2, 3, 4, 5] as const

/**
 * Points of each round. A tie carries them into the next round. If the last round is a tie, they are lost.
 */
export const pvpPoints = [1, 2, 3, 4, 5] as const

export type PvpSide = 'own' | 'other'

/** A revealed round: the cards, the points, and who took them. `taker` is null after a tie. */
export type PvpTaken = { own: number; other: number; points: number; taker: PvpSide | null }

/** The revealed rounds as one player sees them, and the points at stake in the next round. */
export function takenOf(
  own: readonly number[],
  other: readonly number[],
): { rounds: PvpTaken[]; atStake: number } {
  const rounds: PvpTaken[] = []
  let carried = 0
  for (const [place, worth] of pvpPoints.entries()) {
    const [mine, theirs] = [own[place], other[place]]
    if (mine === undefined || theirs === undefined) return { rounds, atStake: carried + worth }
    const points = carried + worth
    const taker = mine === theirs ? null : mine > theirs ? 'own' : 'other'
    rounds.push({ own: mine, other: theirs, points, taker })
    carried = taker === null ? points : 0
  }
  return { rounds, atStake: 0 }
}

export const pointsOf = (rounds: readonly PvpTaken[], side: PvpSide): number =>
  rounds.reduce((sum, { points, taker }) => (taker === side ? sum + points : sum), 0)

/**
 * The winner's payout in minor units: both stakes, less the table's share. `returnBp` is in hundredths of a
 * percent.
 */
export const pvpWin = (stake: number, returnBp: number): number => Math.floor((2 * stake * returnBp) / 10_000)
