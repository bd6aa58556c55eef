import type { FishSpecies } from '#domain/play/fish-odds.ts'

/** A fish in the pond. Only `species` affects the odds. The other fields are decoration. */
export type Swimmer = {
  species: FishSpecies
  /** Vertical position of the centre, in percent of the pond's height. */
  lane: number
  /** Size in percent of the pond's shorter side. */
  size: number
  direction: 'left' | 'right'
  /** How long the swimmer takes to cross from one side to the other, in seconds. */
  crossing: number
  /** Share of the crossing that is already done at the start, from 0 to 1. */
  at: number
}

/** The swimmers, the same in every game. Their index in this list identifies them. */
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
