import { artRequest, type GameArt } from './game-inks.ts'
import { hash } from './seeded-rng.ts'

/** Raised whenever drawings change, so that kept pictures are fetched anew. */
const DRAWINGS = 1

/** Version of a game's pictures, part of their addresses: they may be kept for ever. */
export function artVersion(game: GameArt): string {
  const { id, motif, hue } = artRequest(game)
  return hash(`${DRAWINGS} ${id} ${motif} ${hue}`).toString(36)
}
