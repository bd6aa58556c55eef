import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import { promotion } from './promotion.table.ts'

/** The tickets of a raffle, including blanks, grouped by prize. */
export const rafflePrize = pgTable(
  'raffle_prize',
  {
    id: uuid().primaryKey(),
    promotionId: uuid()
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    /** Minor units; 0 for a blank. */
    amount: bigint({ mode: 'number' }).notNull(),
    stock: integer().notNull(),
    left: integer().notNull(),
  },
  (table) => [
    index().on(table.promotionId, table.position),
    check('raffle_prize_stock', sql`${table.left} between 0 and ${table.stock} and ${table.amount} >= 0`),
  ],
)

export const raffleDraw = pgTable(
  'raffle_draw',
  {
    id: uuid().primaryKey(),
    promotionId: uuid()
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    prizeId: uuid()
      .notNull()
      .references(() => rafflePrize.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (table) => [index().on(table.memberId, table.promotionId), index().on(table.prizeId)],
)
