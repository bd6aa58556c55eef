import { asc, count, desc, eq } from 'drizzle-orm'
import { type GameType, gameType } from '#protocol/lobby/games.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from './find-games.ts'
import { game } from './game.table.ts'
import { vendor } from './vendor.table.ts'

/**
 * A category with its kinds, largest first, and one entry per vendor. Selecting a vendor opens its entry: the
 * vendor's group of games, or else its first game.
 */
export type Lane = { gameType: GameType; kinds: string[]; fronts: Rows[] }

/**
 * Returns the categories that have games, in the protocol's order. Vendors are sorted by the positions of
 * their entries.
 */
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
