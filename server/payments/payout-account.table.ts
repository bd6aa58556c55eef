import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** A member's withdrawal account. Removed accounts remain stored, because past payouts refer to them. */
export const payoutAccount = pgTable(
  'payout_account',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pix', 'bank'] }).notNull(),
    /** Pix key, or bank, branch and account number. Send it only to the provider; never display or log it. */
    number: text().notNull(),
    maskedName: text().notNull(),
    holder: text().notNull(),
    addedAt: moment().notNull(),
    /** The account with the latest time is the default. */
    preferredAt: moment(),
    removedAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.addedAt),
    uniqueIndex('payout_account_kept')
      .on(table.memberId, table.kind, table.number)
      .where(sql`${table.removedAt} is null`),
  ],
)
