import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { member } from '#server/identity/member.table.ts'

/** Turnover of a day, by category, whose rebate was claimed. Rounds recorded later stay claimable. */
export const rebateUsage = pgTable(
  'rebate_usage',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** `2026-11-25`, in the time zone in which contracts are billed. */
    day: text().notNull(),
    gameType: text().notNull(),
    /** Minor units. */
    turnover: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType] })],
)
