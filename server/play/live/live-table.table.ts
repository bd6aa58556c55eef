import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { game } from '#server/games/game.table.ts'

export const liveTable = pgTable('live_table', {
  nodeId: integer()
    .primaryKey()
    .references(() => game.nodeId, { onDelete: 'cascade' }),
  /** The seed of each round is derived from this secret and the round's number; it is never exposed. */
  secret: text().notNull(),
  /** The last round with a revealed seed; it takes no bets even if the clock goes back. */
  revealed: integer().notNull(),
})
