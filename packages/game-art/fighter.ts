import { duelo, fighterOf } from '#game-art/motifs/games/duelo.ts'
import { arrangementOf } from './arrangement.ts'
import { artRequest, type GameArt } from './game-inks.ts'
import { signSheet } from './sign.ts'

/**
 * Draws one fighter of a game's duel, with the emblem from the game's tile. If the tile shows no duel, the
 * emblem is a shield.
 */
export function fighterArt(game: GameArt, side: 'left' | 'right'): string {
  const { motif, variant, inks } = arrangementOf(artRequest(game))
  return signSheet(inks, fighterOf(inks, motif === duelo ? variant : 'escudos', side))
}
