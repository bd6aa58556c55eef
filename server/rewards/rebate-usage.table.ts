import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { member } from '#server/identity/member.table.ts'

/**
 * Turnover on which a member has claimed the rebate, one row per day and category. The rebate on rounds that
 * are stored later can still be claimed.
 */
export const rebateUsage = pgTable(
  'rebate_usage',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** A day such as `2026-11-25`, in the site's time zone. */
    day: text().notNull(),
    gameType: text().notNull(),
    /** Minor units. */
    turnover: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType] })],
)
