import type { EngineName } from '#protocol/play/play.ts'
import { MOST_LEGS } from '#protocol/play/sports.ts'
import { rooms } from './pvp/rooms.ts'

/** Offered stakes, minor units; all are divisible by a slot's ten lines. */
export const stakes: readonly number[] = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]

/** Limits of a sportsbook slip: stakes per bet in minor units, number of legs, and odds in hundredths. */
export const slipLimits = { least: 100, most: 50_000, legs: MOST_LEGS, odds: 100_000 }

/** Stake limits of an engine's games, minor units. */
export function stakesOf(engine: EngineName): { least: number; most: number } {
  if (engine === 'sports') return slipLimits
  const offered = engine === 'pvp' ? rooms.map(({ stake }) => stake) : stakes
  return { least: Math.min(...offered), most: Math.max(...offered) }
}
