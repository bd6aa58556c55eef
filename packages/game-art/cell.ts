import { arrangementOf } from './arrangement.ts'
import { artRequest, type GameArt } from './game-inks.ts'
import type { FieldInk, Inks } from './inks.ts'
import { fill, put } from './marks.ts'
import { type Figure, framed, isScene } from './motif.ts'
import { seededRng } from './seeded-rng.ts'
import { circle } from './shapes.ts'
import { signSheet, upright } from './sign.ts'

/** Inks for a token's face, least striking first. Opened cells are filled with `deep`. */
const faces: readonly FieldInk[] = ['paper', 'soft', 'second', 'main']

/** Scale of a prize relative to its size on the tile. */
const FIND_SCALE = 3.5

/**
 * Draws the content of a safe cell: the prize from the game's tile or, if the tile has none, its motif on a
 * token or a card.
 */
export function cellArt(game: GameArt): string {
  const { motif, variant, inks } = arrangementOf(artRequest(game))
  const dice = seededRng(`cell ${game.nodeId}`)
  if (!isScene(motif)) return signSheet(inks, token(motif.draw(inks, variant, dice), inks))
  const drawing = motif.find
    ? put({ x: 0, y: 0, scale: FIND_SCALE }, motif.find(inks, variant))
    : upright(framed(motif, inks, variant, dice), 0.8)
  return signSheet(inks, drawing)
}

/** Draws a round token with a paper rim. Its face contrasts with the figure. */
function token(figure: Figure, inks: Inks): string {
  const face = faces.find((ink) => !figure.edge.includes(ink)) ?? 'soft'
  return fill(inks.paper, circle(0, 0, 116)) + fill(inks[face], circle(0, 0, 106)) + upright(figure, 0.64)
}
