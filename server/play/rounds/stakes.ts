import { MOST_LEGS } from '#protocol/play/sports.ts'

/**
 * Stakes that players can choose from, in minor units. All are multiples of 10, because a slot has ten lines.
 */
export const stakes: readonly number[] = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]

/** Lowest and highest stake, in minor units. */
export const stakeLimits = { least: Math.min(...stakes), most: Math.max(...stakes) }

/**
 * Limits of a sportsbook slip: stake per bet in minor units, number of legs, and highest odds in hundredths.
 */
export const slipLimits = { least: 100, most: 50_000, legs: MOST_LEGS, odds: 100_000 }
