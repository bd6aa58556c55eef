import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Delivery } from '#protocol/rewards/point-shop.ts'
import { redemptionRefusals } from '#protocol/sandbox/point-shop.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const shopItem = pgTable(
  'shop_item',
  {
    id: uuid().primaryKey(),
    position: integer().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    text: jsonb().$type<LocalizedText>().notNull(),
    motif: text().notNull(),
    hue: integer().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    /** Remaining stock; null if unlimited. */
    left: integer(),
    maxPerMember: integer(),
    delivered: boolean().notNull(),
    /** Bonus per unit of an approved order, in minor units; null if the item is not money. */
    bonus: bigint({ mode: 'number' }),
    /** False for hidden items. An item that has ever been ordered is hidden instead of deleted. */
    offered: boolean().notNull().default(true),
  },
  (table) => [check('shop_item_bounds', sql`${table.points} > 0 and coalesce(${table.left}, 0) >= 0`)],
)

/** An order from the points shop. It takes the points immediately, and a rejection returns them. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    itemId: uuid()
      .notNull()
      .references(() => shopItem.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Total price when the order was placed. */
    points: bigint({ mode: 'number' }).notNull(),
    delivery: jsonb().$type<Delivery>(),
    state: text({ enum: ['processing', 'rejected', 'approved'] }).notNull(),
    reason: text({ enum: redemptionRefusals }),
    /** The bonus that an approved order created; null if there is none. */
    bonusId: uuid().references(() => bonus.id, { onDelete: 'set null' }),
    at: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at, table.id),
    index().on(table.at),
    check('shop_order_rejection_reason', sql`(${table.state} = 'rejected') = (${table.reason} is not null)`),
    check('shop_order_dated', sql`(${table.state} = 'processing') = (${table.decidedAt} is null)`),
  ],
)
