import { artRequest, type GameArt } from './game-inks.ts'
import { hash } from './seeded-rng.ts'

/** Increase it when drawings change, so that cached pictures are fetched again. */
const DRAWINGS = 1

/** Version in the URL of a game's pictures, which may be cached forever. */
export function artVersion(game: GameArt): string {
  const { id, motif, hue } = artRequest(game)
  return hash(`${DRAWINGS} ${id} ${motif} ${hue}`).toString(36)
}
