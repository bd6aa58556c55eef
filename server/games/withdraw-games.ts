import { inArray } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { game } from './game.table.ts'

/** Withdraws exactly these games and restores all others. */
export async function withdrawGames(database: Database, nodeIds: readonly number[]): Promise<void> {
  await database.update(game).set({ withdrawn: inArray(game.nodeId, [...nodeIds]) })
}
