import { artRequest, type GameArt } from './game-inks.ts'
import { hash } from './seeded-rng.ts'

/** Increase this number when drawings change, so that browsers fetch cached pictures again. */
const DRAWINGS = 1

/**
 * Returns the version in the URLs of a game's pictures. Since it changes with the picture, the pictures may
 * be cached forever.
 */
export function artVersion(game: GameArt): string {
  const { id, motif, hue } = artRequest(game)
  return hash(`${DRAWINGS} ${id} ${motif} ${hue}`).toString(36)
}
