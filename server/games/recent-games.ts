import type { Database } from '#server/database/database.ts'
import { recentGame } from './recent-game.table.ts'

/** GAME-09 */
export async function saveRecentGame(
  database: Database,
  { memberId, nodeId, now }: { memberId: number; nodeId: number; now: Date },
): Promise<void> {
  await database
    .insert(recentGame)
    .values({ memberId, nodeId, at: now })
    .onConflictDoUpdate({ target: [recentGame.memberId, recentGame.nodeId], set: { at: now } })
}
