import { currency } from '#server/texts/currency.ts'

/** What may be staked on a lottery; minor units. */
export const limits = {
  currency: currency.code,
  /** Stakes of one bet to choose from. */
  units: [50, 100, 200, 500, 1_000],
  maxMultiplier: 99,
  /** Of a whole slip. */
  minStake: 100,
  maxStake: 200_000,
}
