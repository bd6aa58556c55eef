/** From the most common to the rarest. The last one shows the motif of the game's tile. */
export const fishSpecies = [
  'bannerfish',
  'starfish',
  'shell',
  'crab',
  'puffer',
  'dorado',
  'turtle',
  'octopus',
  'shark',
  'whale',
  'prize',
] as const
export type FishSpecies = (typeof fishSpecies)[number]

/** Payout of a catch, as a multiple of the stake. */
export const fishPays: Readonly<Record<FishSpecies, number>> = {
  bannerfish: 2,
  starfish: 3,
  shell: 5,
  crab: 8,
  puffer: 12,
  dorado: 20,
  turtle: 30,
  octopus: 50,
  shark: 100,
  whale: 200,
  prize: 500,
}

/** Number of equally likely results of a shot. */
export const SHOT_ENDS = 2 ** 32

/**
 * Returns how many of a shot's equally likely results catch the fish. The chance is the return divided by the
 * fish's payout, so every target has the same average return. `returnBp` is in hundredths of a percent.
 */
export const catchesOf = (species: FishSpecies, returnBp: number): number =>
  Math.round((SHOT_ENDS * returnBp) / (10_000 * fishPays[species]))

export const fishPayout = ({ stake, species }: { stake: number; species: FishSpecies }): number =>
  stake * fishPays[species]
