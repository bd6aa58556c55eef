import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import { giftSources } from '#server/wagering/claim-sources.ts'

/** A bonus to be claimed. Whether it was claimed is in `claim_key`; expiry follows from the clock. */
export const bonus = pgTable(
  'bonus',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['bonus', 'promotion'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** Minor units; `turnover` must be wagered before money can be withdrawn. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** `processing`: the operator has not decided on it yet. */
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

/** A paid claim of any source. The ledger operations for its money and points refer to it. */
export const giftClaim = pgTable(
  'gift_claim',
  {
    /** Also the id of the wagering requirement of this claim. */
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

/** Makes each thing (a bonus, a level, a mission of a period, a friend) claimable once per member. */
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
