/** Rolls are whole numbers below this: 0.00 to 99.99. */
export const ROLLS = 10_000
/** Selectable win chances, whole percent. */
export const chanceRange = { least: 2, most: 95 }

export type DiceBet = {
  side: 'under' | 'over'
  /** Percent of all rolls that win. */
  chance: number
}

/** The first losing roll for `under`, the first winning roll for `over`. */
export const diceLimit = ({ side, chance }: DiceBet): number =>
  side === 'under' ? (ROLLS / 100) * chance : ROLLS - (ROLLS / 100) * chance

export const isDiceWon = (bet: DiceBet, roll: number): boolean =>
  bet.side === 'under' ? roll < diceLimit(bet) : roll >= diceLimit(bet)

/**
 * Payout of a winning roll (minor units): the exact odds times the return (hundredths of a percent), rounded
 * down.
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
