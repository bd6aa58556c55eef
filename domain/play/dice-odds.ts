/** Number of possible rolls. Rolls from 0 to 9,999 are shown as 0.00 to 99.99. */
export const ROLLS = 10_000
/** Chances of winning that a player can choose, in whole percent. */
export const chanceRange = { least: 2, most: 95 }

export type DiceBet = {
  side: 'under' | 'over'
  /** Percentage of rolls that win. */
  chance: number
}

/** The first losing roll for `under`, or the first winning roll for `over`. */
export const diceLimit = ({ side, chance }: DiceBet): number =>
  side === 'under' ? (ROLLS / 100) * chance : ROLLS - (ROLLS / 100) * chance

export const isDiceWon = (bet: DiceBet, roll: number): boolean =>
  bet.side === 'under' ? roll < diceLimit(bet) : roll >= diceLimit(bet)

/**
 * Payout of a winning roll in minor units: the stake at fair odds, times the return in hundredths of a
 * percent, rounded down.
 */
export const dicePayout = ({
  stake,
  chance,
  returnBp,
}: {
  stake: number
  chance: number
  returnBp: number
}) => Math.floor((stake * returnBp) / (100 * chance))
