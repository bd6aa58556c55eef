import { arrangementOf } from './arrangement.ts'
import type { Inks } from './inks.ts'

/** What a game's row says of its picture. */
export type GameArt = { nodeId: number; motif: string; hue: number }

/** The request that a game's pictures are drawn by. */
export const artRequest = ({ nodeId, motif, hue }: GameArt) => ({ id: `game-${nodeId}`, motif, hue })

/** The inks that a game's picture is printed in. */
export function gameInks(
  game: GameArt,
): Pick<Inks, 'ground' | 'soft' | 'deep' | 'main' | 'second' | 'paper' | 'line'> {
  const { ground, soft, deep, main, second, paper, line } = arrangementOf(artRequest(game)).inks
  return { ground, soft, deep, main, second, paper, line }
}
