import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { game } from '#server/games/game.table.ts'

export const liveTable = pgTable('live_table', {
  nodeId: integer()
    .primaryKey()
    .references(() => game.nodeId, { onDelete: 'cascade' }),
  /**
   * The seed of each round is derived from this secret and the round's number. It is never sent to clients.
   */
  secret: text().notNull(),
  /** The last round with a revealed seed. It accepts no bets, even if the clock is set back. */
  revealed: integer().notNull(),
})
