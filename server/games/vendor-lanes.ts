import { asc, count, desc, eq } from 'drizzle-orm'
import { type GameType, gameType } from '#protocol/lobby/games.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from './find-games.ts'
import { game, vendor } from './game.table.ts'

/** A category: its kinds, the largest first, and of each vendor what starts when the vendor itself is chosen. */
export type Lane = { gameType: GameType; kinds: string[]; fronts: Rows[] }

/** The categories that hold games, in the contract's order; the vendors of each as their games stand in it. */
export async function findLanes(database: Database): Promise<Lane[]> {
  const [kinds, fronts] = await Promise.all([
    database
      .select({ gameType: game.gameType, kind: game.gameClassify })
      .from(game)
      .groupBy(game.gameType, game.gameClassify)
      .orderBy(desc(count()), asc(game.gameClassify)),
    database
      .selectDistinctOn([game.gameType, game.vendorCode], { game, vendor })
      .from(game)
      .innerJoin(vendor, eq(vendor.code, game.vendorCode))
      .orderBy(game.gameType, game.vendorCode, desc(game.group), asc(game.position)),
  ])
  const byPlace = fronts.toSorted((one, other) => one.game.position - other.game.position)
  return gameType.options.flatMap((type) => {
    const ofType = byPlace.filter((front) => front.game.gameType === type)
    if (ofType.length === 0) return []
    return [
      {
        gameType: type,
        kinds: kinds.filter((one) => one.gameType === type).map(({ kind }) => kind),
        fronts: ofType,
      },
    ]
  })
}
