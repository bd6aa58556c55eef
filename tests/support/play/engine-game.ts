import type { GameType } from '#protocol/lobby/games.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Creates a vendor with one game of an engine. `returnBp` is in hundredths of a percent. */
export async function putEngineGame(
  { database }: Platform,
  of: { nodeId: number; engine: string; gameType: GameType; gameClassify: string; returnBp: number },
): Promise<void> {
  await database
    .insert(vendor)
    .values({ code: 'PG', name: 'Palpite Games', show: 'frame' })
    .onConflictDoNothing()
  const motif = { motif: 'duelo/escudos', hue: 40, hot: false, trial: true, position: 1 }
  const names = { namePt: 'Jogo', nameEn: 'Game', searchText: 'jogo game' }
  await database
    .insert(game)
    .values({ ...of, ...motif, ...names, vendorCode: 'PG', gameCode: `game-${of.nodeId}` })
}
