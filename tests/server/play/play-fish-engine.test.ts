import { expect, test } from 'vitest'
import { catchesOf, fishPayout, fishPays, fishSpecies, SHOT_ENDS } from '#domain/play/fish-odds.ts'
import { pond } from '#games/fish/pond.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { shootFish } from '#server/play/engines/fish.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { measuredReturn } from '#tests/support/play/measured-return.ts'
import { quickNumbers } from '#tests/support/play/quick-numbers.ts'

const RETURN = 9_550

test('returns the stated share of stakes for shots at every species, to within a millionth', () => {
  for (const species of fishSpecies)
    for (const stake of stakes) {
      const chance = catchesOf(species, RETURN) / SHOT_ENDS
      expect((fishPayout({ stake, species }) * chance) / stake).toBeCloseTo(RETURN / 10_000, 6)
    }
})

test('returns the stated share of stakes over a million shots, within four standard errors', {
  timeout: 60_000,
}, () => {
  const numbers = quickNumbers(20_261_126)
  const shots = Math.ceil(1_000_000 / fishSpecies.length)
  for (const species of fishSpecies) {
    const { mean, error } = measuredReturn(
      shots,
      () => shootFish(numbers, { stake: 100, species, returnBp: RETURN }).payout / 100,
    )
    expect(Math.abs(mean - RETURN / 10_000), species).toBeLessThan(4 * error)
    expect(error).toBeLessThan(0.08)
  }
})

test('derives a shot from both seeds, and pays more for rarer species', () => {
  for (let seed = 0; seed < 200; seed++) {
    const shot = { stake: 100, species: 'bannerfish', returnBp: RETURN } as const
    const decided = shootFish(fairNumbers(`seed-${seed}`, 'client-seed'), shot)
    expect(shootFish(fairNumbers(`seed-${seed}`, 'client-seed'), shot)).toEqual(decided)
    expect(decided.payout).toBe(decided.caught ? 200 : 0)
  }
  const pays = fishSpecies.map((species) => fishPays[species])
  expect(pays).toEqual(pays.toSorted((one, other) => one - other))
  for (const species of fishSpecies) expect(pond.some((one) => one.species === species)).toBe(true)
})
