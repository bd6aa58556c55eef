import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { game } from './game.table.ts'

/** A game that a member has opened, and when they last opened it (GAME-09). */
export const recentGame = pgTable(
  'recent_game',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] }), index().on(table.memberId, table.at)],
)
