import { catchesOf, type FishSpecies, fishPayout, SHOT_ENDS } from '#domain/play/fish-odds.ts'
import type { FairNumbers } from './fair-numbers.ts'

/**
 * Decides whether a shot catches its fish. `returnBp` is in basis points; stake and payout are in minor
 * units.
 */
export function shootFish(
  numbers: FairNumbers,
  shot: { stake: number; species: FishSpecies; returnBp: number },
): { caught: boolean; payout: number } {
  const caught = numbers(SHOT_ENDS) < catchesOf(shot.species, shot.returnBp)
  return { caught, payout: caught ? fishPayout(shot) : 0 }
}
