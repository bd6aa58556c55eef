import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import { giftSources } from '#server/wagering/claim-sources.ts'

/** Something that a member was given and has to claim. That it was claimed stands among the things claimed; it expires by the clock. */
export const bonus = pgTable(
  'bonus',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: ['bonus', 'promotion'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** Minor units, and how many of them must be staked before money may leave. */
    amount: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** `processing`: people still look at whether it is given. */
    state: text({ enum: ['processing', 'claimable', 'rejected'] }).notNull(),
    /** Why it was rejected. */
    reason: jsonb().$type<LocalizedText>(),
    at: moment().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at, table.id),
    check('bonus_gives_something', sql`${table.amount} > 0 and ${table.turnover} >= 0`),
  ],
)

/** What was claimed, of whichever source: the money and the points are in operations that refer to it. */
export const giftClaim = pgTable(
  'gift_claim',
  {
    /** Also that of what must be staked for it. */
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

/** What a claim was for, each thing once for its member whoever asks: a bonus, a level, a mission of a period, a friend. */
export const claimKey = pgTable(
  'claim_key',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    source: text({ enum: giftSources }).notNull(),
    thing: text().notNull(),
    claimId: uuid()
      .notNull()
      .references(() => giftClaim.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.source, table.thing] }),
    index().on(table.claimId),
  ],
)

/**
 * Turnover of a day whose rebate was claimed, by category. A round that was settled on a day and is written down after the
 * claim is still in what is left of it.
 */
export const rebateUsage = pgTable(
  'rebate_usage',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** `2026-11-25`, where contracts are billed. */
    day: text().notNull(),
    gameType: text().notNull(),
    /** Minor units. */
    turnover: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType] })],
)
