import { currency } from '#server/texts/currency.ts'

/** Amounts are in minor units. */
export const limits = {
  currency: currency.code,
  /** The stakes per bet that players can choose from. */
  units: [50, 100, 200, 500, 1_000],
  maxMultiplier: 99,
  minStake: 100,
  maxStake: 200_000,
}
