import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { Rows } from './find-games.ts'
import { game } from './game.table.ts'
import { vendor } from './vendor.table.ts'

export type NamedGame = { nodeId: number; vendor: string; gameType: string }

/** Also finds withdrawn games. Null if the vendor has no such game in this category. */
export async function findGame(
  database: Database,
  { nodeId, vendor: code, gameType }: NamedGame,
): Promise<Rows | null> {
  const [found] = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(game.nodeId, nodeId), eq(game.vendorCode, code), eq(game.gameType, gameType)))
  return found ?? null
}
