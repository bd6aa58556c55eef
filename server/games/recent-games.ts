import type { Database } from '../database/database.ts'
import { recentGame } from '../database/schema/own-games.ts'

/** GAME-09: the game is the last that the member opened. */
export async function noteOpened(
  database: Database,
  { memberId, nodeId, now }: { memberId: number; nodeId: number; now: Date },
): Promise<void> {
  await database
    .insert(recentGame)
    .values({ memberId, nodeId, at: now })
    .onConflictDoUpdate({ target: [recentGame.memberId, recentGame.nodeId], set: { at: now } })
}
