import { currency } from '#server/texts/currency.ts'

/** Amounts in minor units. */
export const limits = {
  currency: currency.code,
  /** Selectable stakes of one bet. */
  units: [50, 100, 200, 500, 1_000],
  maxMultiplier: 99,
  minStake: 100,
  maxStake: 200_000,
}
