import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'

/** The seed of a member's next round in a game. Its hash is published before the player bets. */
export const gameSeed = pgTable(
  'game_seed',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    serverSeed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
)
