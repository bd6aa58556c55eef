import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { member } from '#server/identity/member.table.ts'

/**
 * Turnover of a day and category whose rebate was claimed. Rounds that are stored later can still be claimed.
 */
export const rebateUsage = pgTable(
  'rebate_usage',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Such as `2026-11-25`, in the time zone of contract periods. */
    day: text().notNull(),
    gameType: text().notNull(),
    /** Minor units. */
    turnover: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType] })],
)
