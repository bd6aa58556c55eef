import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { member } from './member.ts'
import { moment } from './moment.ts'

/** Networks from which members have logged in. */
export const knownNetwork = pgTable(
  'known_network',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** As `networkOf` names it. */
    network: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.network] }), index().on(table.expiresAt)],
)
