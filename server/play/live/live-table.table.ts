import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { game } from '#server/games/game.table.ts'

/** What a live table draws from, the same for everybody who watches it. */
export const liveTable = pgTable('live_table', {
  nodeId: integer()
    .primaryKey()
    .references(() => game.nodeId, { onDelete: 'cascade' }),
  /** The seed of each of its rounds follows from this and the round's number; never shown. */
  secret: text().notNull(),
  /** The last round whose seed was shown: nobody bets on it any more, even where the clock goes back. */
  revealed: integer().notNull(),
})
