import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'
import { session } from '#server/identity/session.table.ts'

/** A game that a member has opened. Its token allows the game's frame to bet for the member. */
export const gameSession = pgTable(
  'game_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    sessionTokenHash: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    backUrl: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.sessionTokenHash)],
)
