import { artVersion } from '@palpite/game-art/art-version.ts'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Room } from '#protocol/lobby/rooms.ts'
import type { EngineName } from '#protocol/play/play.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from '#server/games/find-games.ts'
import { game } from '#server/games/game.table.ts'
import { gameName } from '#server/games/game-name.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { currency } from '#server/texts/currency.ts'

export type RoomsWanted = {
  vassalage: string | undefined
  nodeId: number | undefined
  trial: boolean
  language: Language
  now: Date
}

export type FoundRooms = { rooms: Room[]; total: number }

export const MOST_ROOMS = 48

export const isWanted = (engine: EngineName, { vassalage, nodeId }: RoomsWanted): SQL | undefined =>
  and(
    eq(game.engine, engine),
    eq(game.group, false),
    vassalage === undefined ? undefined : eq(game.vendorCode, vassalage),
    nodeId === undefined ? undefined : eq(game.nodeId, nodeId),
  )

export const firstGames = (database: Database, where: SQL | undefined, limit: number): Promise<Rows[]> =>
  database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(where)
    .orderBy(asc(game.position), asc(game.nodeId))
    .limit(limit)

export async function countGames(database: Database, where: SQL | undefined): Promise<number> {
  const [row] = await database.select({ games: count() }).from(game).where(where)
  return row?.games ?? 0
}

export function gameOfRoom({ game, vendor }: Rows, { language, now }: RoomsWanted) {
  const { closedUntil } = vendor
  return {
    nodeId: game.nodeId,
    gameName: gameName(game, language),
    vassalage: game.vendorCode,
    vendor: vendor.name,
    gameType: game.gameType as Room['gameType'],
    image: `/art/games/${game.nodeId}.svg?v=${artVersion(game)}`,
    currency: currency.code,
    closedUntil: closedUntil && closedUntil > now ? closedUntil.toISOString() : null,
    trial: game.trial,
  }
}

/** Puts the rooms of closed vendors last. */
export const openFirst = (one: Room, other: Room): number =>
  Number(one.closedUntil !== null) - Number(other.closedUntil !== null)
