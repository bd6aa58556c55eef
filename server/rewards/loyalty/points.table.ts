import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Delivery } from '#protocol/rewards/point-mall.ts'
import { redemptionRefusals } from '#protocol/site/sandbox.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { bonus } from '#server/rewards/claim.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** What points can be redeemed for. */
export const mallItem = pgTable(
  'mall_item',
  {
    id: uuid().primaryKey(),
    position: integer().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    text: jsonb().$type<LocalizedText>().notNull(),
    motif: text().notNull(),
    hue: integer().notNull(),
    /** For one. */
    points: bigint({ mode: 'number' }).notNull(),
    /** Null where it never runs out. */
    left: integer(),
    maxPerMember: integer(),
    /** Whether it is sent to an address. */
    delivered: boolean().notNull(),
    /** Minor units that its member can claim as a bonus once it is approved; null for what is no money. */
    bonus: bigint({ mode: 'number' }),
    /** Whether it is in the mall: one that was asked for is never taken out of the table. */
    offered: boolean().notNull().default(true),
  },
  (table) => [check('mall_item_bounds', sql`${table.points} > 0 and coalesce(${table.left}, 0) >= 0`)],
)

/** What a member asks for in exchange for points: they are taken with it, and given back when it is rejected. */
export const redemption = pgTable(
  'redemption',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    itemId: uuid()
      .notNull()
      .references(() => mallItem.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** For all of them, as they were paid. */
    points: bigint({ mode: 'number' }).notNull(),
    delivery: jsonb().$type<Delivery>(),
    state: text({ enum: ['processing', 'rejected', 'approved'] }).notNull(),
    /** Why it was rejected. */
    reason: text({ enum: redemptionRefusals }),
    /** What an approved one gave, where that is money. */
    bonusId: uuid().references(() => bonus.id, { onDelete: 'set null' }),
    at: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at, table.id),
    index().on(table.at),
    check('redemption_said_why', sql`(${table.state} = 'rejected') = (${table.reason} is not null)`),
    check('redemption_dated', sql`(${table.state} = 'processing') = (${table.decidedAt} is null)`),
  ],
)

/** Points that a member was given and has to claim, or was refused. That they were claimed stands among the things claimed. */
export const pointReward = pgTable(
  'point_reward',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    title: jsonb().$type<LocalizedText>().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    /** Why it is refused; null for what can be claimed. */
    refused: jsonb().$type<LocalizedText>(),
    at: moment().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at, table.id),
    check('point_reward_gives', sql`${table.points} > 0`),
  ],
)

/** How much of what a member has staked since the first day has become points already. */
export const pointTurnover = pgTable('point_turnover', {
  memberId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** Minor units, whole points' worth alone: what is above them goes on to the next point. */
  counted: bigint({ mode: 'number' }).notNull(),
})
