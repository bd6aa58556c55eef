import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { game } from '#server/games/game.table.ts'

export const liveTable = pgTable('live_table', {
  nodeId: integer()
    .primaryKey()
    .references(() => game.nodeId, { onDelete: 'cascade' }),
  /** The seed of each round is derived from this secret and the round's number. Never send it to clients. */
  secret: text().notNull(),
  /**
   * The last round whose seed was revealed. With the current secret, that round and earlier ones accept no
   * more bets.
   */
  revealed: integer().notNull(),
})
