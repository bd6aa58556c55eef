/** A roll is a whole number below this: 0.00 to 99.99. */
export const ROLLS = 10_000
/** Chances that may be chosen, whole percent. */
export const chanceRange = { least: 2, most: 95 }

export type DiceBet = {
  /** Whether the roll has to be low or high. */
  side: 'under' | 'over'
  /** Percent of all rolls that win. */
  chance: number
}

/** The roll that is just out, for `under`, or just in, for `over`. */
export const diceLimit = ({ side, chance }: DiceBet): number =>
  side === 'under' ? (ROLLS / 100) * chance : ROLLS - (ROLLS / 100) * chance

export const isDiceWon = (bet: DiceBet, roll: number): boolean =>
  bet.side === 'under' ? roll < diceLimit(bet) : roll >= diceLimit(bet)

/**
 * What a stake (minor units) on a roll that wins comes back as: the exact odds times the return (hundredths of a percent),
 * rounded down to the minor unit.
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
