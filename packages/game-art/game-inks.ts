import { arrangementOf } from './arrangement.ts'
import type { Inks } from './inks.ts'

export type GameArt = { nodeId: number; motif: string; hue: number }

export const artRequest = ({ nodeId, motif, hue }: GameArt) => ({ id: `game-${nodeId}`, motif, hue })

export function gameInks(
  game: GameArt,
): Pick<Inks, 'ground' | 'soft' | 'deep' | 'main' | 'second' | 'paper' | 'line'> {
  const { ground, soft, deep, main, second, paper, line } = arrangementOf(artRequest(game)).inks
  return { ground, soft, deep, main, second, paper, line }
}
