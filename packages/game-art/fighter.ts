import { duelo, fighterOf } from '#game-art/motifs/games/duelo.ts'
import { arrangementOf } from './arrangement.ts'
import { artRequest, type GameArt } from './game-inks.ts'
import { signSheet } from './sign.ts'

/** One side of a game's duel as on its tile, or a shield if the tile shows no duel. */
export function fighterArt(game: GameArt, side: 'left' | 'right'): string {
  const { motif, variant, inks } = arrangementOf(artRequest(game))
  return signSheet(inks, fighterOf(inks, motif === duelo ? variant : 'escudos', side))
}
