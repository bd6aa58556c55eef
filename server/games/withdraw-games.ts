import { inArray } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { game } from './game.table.ts'

/** Withdraws these games and restores all other games. */
export async function withdrawGames(database: Database, nodeIds: readonly number[]): Promise<void> {
  await database.update(game).set({ withdrawn: inArray(game.nodeId, [...nodeIds]) })
}
