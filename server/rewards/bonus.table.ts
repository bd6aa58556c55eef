import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/**
 * A bonus for a member. `claim_key` shows whether it was claimed. Whether it can be claimed depends on
 * `state` and `expiresAt`.
 */
export const bonus = pgTable(
  'bonus',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['bonus', 'promotion'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** Amounts are in minor units. `turnover` must be wagered before a withdrawal. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** `processing` means that the operator has not decided yet. */
    state: text({ enum: ['processing', 'claimable', 'rejected'] }).notNull(),
    reason: jsonb().$type<LocalizedText>(),
    at: moment().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at, table.id),
    check('bonus_amounts', sql`${table.amount} > 0 and ${table.turnover} >= 0`),
  ],
)
