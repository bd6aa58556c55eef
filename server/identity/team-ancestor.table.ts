import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { member } from './member.table.ts'

const person = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

/** Everybody above a member, however far: a team is read in one step, not level by level. */
export const teamAncestor = pgTable(
  'team_ancestor',
  {
    memberId: person(),
    aboveId: person(),
    /** Levels between the two; 1 for a direct downline. */
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.aboveId] }),
    index().on(table.aboveId, table.depth, table.memberId),
  ],
)
