/** The same hand for both: each card is played once, and the higher one takes the round. */
export const pvpHand = [1, 2, 3, 4, 5] as const

/** What each round is worth. Where both played the same card, it goes into the next round; the last one's is lost. */
export const pvpPoints = [1, 2, 3, 4, 5] as const

export type PvpSide = 'own' | 'other'

/** A round whose cards lie open: the points that it was played for, and who took them; nobody where the cards are the same. */
export type PvpTaken = { own: number; other: number; points: number; taker: PvpSide | null }

/** The rounds that both have played, from the side of one of them, and what the next is played for. */
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

/** The points that a side has taken. */
export const pointsOf = (rounds: readonly PvpTaken[], side: PvpSide): number =>
  rounds.reduce((sum, { points, taker }) => (taker === side ? sum + points : sum), 0)

/** What the winner is paid (minor units): both stakes without the table's share; `returnBp` in hundredths of a percent. */
export const pvpWin = (stake: number, returnBp: number): number => Math.floor((2 * stake * returnBp) / 10_000)
