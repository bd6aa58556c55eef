import { arrangementOf } from './arrangement.ts'
import { artRequest, type GameArt } from './game-inks.ts'
import type { FieldInk, Inks } from './inks.ts'
import { fill, put } from './marks.ts'
import { type Figure, framed, isScene } from './motif.ts'
import { seededRng } from './seeded-rng.ts'
import { circle } from './shapes.ts'
import { signSheet, standing } from './sign.ts'

/** Inks of a token's face, the quietest first; an opened cell is deep itself. */
const faces: readonly FieldInk[] = ['paper', 'soft', 'second', 'main']

/** Times its own size in the tile that a find is drawn. */
const FIND_SCALE = 3.5

/** What a clear cell of a game's field hides: the find on its tile, or else the tile's own motif on a token or a card. */
export function cellArt(game: GameArt): string {
  const { motif, variant, inks } = arrangementOf(artRequest(game))
  const dice = seededRng(`cell ${game.nodeId}`)
  if (!isScene(motif)) return signSheet(inks, token(motif.draw(inks, variant, dice), inks))
  const drawing = motif.find
    ? put({ x: 0, y: 0, scale: FIND_SCALE }, motif.find(inks, variant))
    : standing(framed(motif, inks, variant, dice), 0.8)
  return signSheet(inks, drawing)
}

/** A round piece with a paper rim, its face in an ink from which the figure stands out. */
function token(figure: Figure, inks: Inks): string {
  const face = faces.find((ink) => !figure.edge.includes(ink)) ?? 'soft'
  return fill(inks.paper, circle(0, 0, 116)) + fill(inks[face], circle(0, 0, 106)) + standing(figure, 0.64)
}
