import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { member } from './member.table.ts'

const person = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

/** Closure table of uplines, so that one query can read a whole team. */
export const teamAncestor = pgTable(
  'team_ancestor',
  {
    memberId: person(),
    ancestorId: person(),
    /** Number of levels between the two members; 1 for a direct downline. */
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ancestorId] }),
    index().on(table.ancestorId, table.depth, table.memberId),
  ],
)
