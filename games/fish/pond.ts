import type { FishSpecies } from '#domain/play/fish-odds.ts'

/** Something that swims: where, which way and how fast is only a picture, its species is what a shot is aimed at. */
export type Swimmer = {
  species: FishSpecies
  /** Percent of the pond's height at which its middle swims. */
  lane: number
  /** Percent of the pond's smaller side. */
  size: number
  direction: 'left' | 'right'
  /** Seconds from one side to the other. */
  crossing: number
  /** Part of the way, 0 to 1, at which it is when the game is opened. */
  at: number
}

/** Everything that swims, the same in every game; a swimmer is known by its place in this list. */
export const pond: readonly Swimmer[] = [
  { species: 'whale', lane: 26, size: 40, direction: 'left', crossing: 34, at: 0.55 },
  { species: 'shark', lane: 62, size: 34, direction: 'right', crossing: 21, at: 0.12 },
  { species: 'prize', lane: 46, size: 36, direction: 'left', crossing: 28, at: 0.05 },
  { species: 'octopus', lane: 80, size: 26, direction: 'left', crossing: 30, at: 0.4 },
  { species: 'turtle', lane: 40, size: 24, direction: 'right', crossing: 26, at: 0.62 },
  { species: 'dorado', lane: 70, size: 21, direction: 'left', crossing: 15, at: 0.72 },
  { species: 'dorado', lane: 16, size: 20, direction: 'right', crossing: 17, at: 0.3 },
  { species: 'puffer', lane: 56, size: 18, direction: 'left', crossing: 22, at: 0.86 },
  { species: 'crab', lane: 90, size: 17, direction: 'right', crossing: 27, at: 0.22 },
  { species: 'shell', lane: 92, size: 14, direction: 'left', crossing: 36, at: 0.9 },
  { species: 'starfish', lane: 86, size: 13, direction: 'right', crossing: 32, at: 0.7 },
  { species: 'bannerfish', lane: 12, size: 14, direction: 'left', crossing: 13, at: 0.18 },
  { species: 'bannerfish', lane: 34, size: 14, direction: 'right', crossing: 14, at: 0.86 },
  { species: 'bannerfish', lane: 74, size: 13, direction: 'right', crossing: 12, at: 0.45 },
]
