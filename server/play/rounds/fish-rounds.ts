import { shootFish } from '#server/play/engines/fish.ts'
import type { OwnRounds } from './rounds.ts'

/** Each shot is a separate round, decided when it arrives. So a player need not wait between shots. */
export const fishRounds: OwnRounds<'fish'> = {
  rules: () => ({ engine: 'fish' }),
  toDto: ({ species, returnBp, caught }) => ({ engine: 'fish', species, returnBp, caught }),
  isOffered: ({ fish }) => fish !== undefined,
  isSame: ({ species }, { fish }) => species === fish?.species,
  begin: ({ bet: { stake, fish }, game: { returnBp }, numbers, seeds }) => {
    if (!fish) throw new Error('The shot was fired without a target')
    const { species } = fish
    const { caught, payout } = shootFish(numbers, { stake, species, returnBp })
    return { state: { engine: 'fish', seeds, species, returnBp, caught }, payout }
  },
}
