import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import { giftSources } from '#server/wagering/claim-sources.ts'

/** A claimed and paid reward of any kind. The ledger operations for its money and points refer to it. */
export const giftClaim = pgTable(
  'gift_claim',
  {
    /** Also the id of the claim's wagering requirement. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: giftSources }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    points: bigint({ mode: 'number' }).notNull().default(sql`0`),
    turnover: bigint({ mode: 'number' }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.memberId, table.at, table.id)],
)

/**
 * Ensures that a member can claim each item only once. An item is, for example, a bonus, a VIP level, or a
 * mission in one period.
 */
export const claimKey = pgTable(
  'claim_key',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: giftSources }).notNull(),
    key: text().notNull(),
    claimId: uuid()
      .notNull()
      .references(() => giftClaim.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.source, table.key] }), index().on(table.claimId)],
)
