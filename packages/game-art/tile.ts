import { type ArtRequest, arrangementOf } from './arrangement.ts'
import { isScene } from './motif.ts'
import { seededRng } from './seeded-rng.ts'
import { sheet } from './sheet.ts'
import { stageFor } from './stage.ts'

export type { ArtRequest } from './arrangement.ts'

/** Draws a game's picture as an SVG document for an image element, 300 by 400. */
export function tileArt(request: ArtRequest): string {
  const { motif, variant, inks, composition } = arrangementOf(request)
  const dice = seededRng(`details ${request.id}`)
  const size = { width: 300, height: 400 }
  if (isScene(motif)) return sheet(inks, size, motif.paint(inks, variant, dice))
  if (composition === undefined) throw new Error(`No composition takes the motif ${motif.name}.`)
  return sheet(inks, size, composition.compose(stageFor(motif, variant, inks, dice)))
}
