import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** A bonus to be claimed. `claim_key` says whether it was claimed, and the clock whether it has expired. */
export const bonus = pgTable(
  'bonus',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['bonus', 'promotion'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** Minor units. `turnover` must be wagered before a withdrawal. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** `processing`: the operator has not decided yet. */
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
