import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { favouriteGame } from '#server/games/favourite-game.table.ts'
import { recentGame } from '#server/games/recent-game.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

const MARKED = 5

export async function insertOwnGames(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into ${recentGame} (member_id, node_id, at)
    select member_id, node_id, max(started_at) from ${gameRound} group by member_id, node_id
  `)
  await tx.execute(sql`
    insert into ${favouriteGame} (member_id, node_id, at)
    select member_id, node_id, first from (
      select member_id, node_id, min(started_at) as first,
        row_number() over (partition by member_id order by count(*) desc, node_id) as place
      from ${gameRound} group by member_id, node_id
    ) played
    where place <= ${MARKED}
  `)
}
