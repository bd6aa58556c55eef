/** What swims, from the commonest to the rarest; the last is what stands on the game's own picture. */
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

/** Times the stake that a catch pays. */
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

/** A shot is decided by a whole number below this. */
export const SHOT_ENDS = 2 ** 32

/**
 * Of how many ends of a shot the fish is caught: the return (hundredths of a percent) shared by what it pays, so that a shot
 * returns the same whatever it is aimed at.
 */
export const catchesOf = (species: FishSpecies, returnBp: number): number =>
  Math.round((SHOT_ENDS * returnBp) / (10_000 * fishPays[species]))

/** What a shot that caught comes back as, minor units. */
export const fishPayout = ({ stake, species }: { stake: number; species: FishSpecies }): number =>
  stake * fishPays[species]
