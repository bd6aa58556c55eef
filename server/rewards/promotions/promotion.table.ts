import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import type { PromotionTerms } from './promotion-terms.ts'

export const promotion = pgTable('promotion', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  category: text().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  summary: jsonb().$type<LocalizedText>().notNull(),
  /** HTML, keyed by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  conditions: jsonb().$type<LocalizedText>().notNull(),
  motif: text().notNull(),
  hue: integer().notNull(),
  layout: text().notNull(),
  /** The promotion runs from `startsAt` (inclusive) to `endsAt` (exclusive). Null means no limit. */
  startsAt: moment(),
  endsAt: moment(),
  terms: jsonb().$type<PromotionTerms>().notNull(),
})

/**
 * An application to join a promotion or to get its reward. A member can apply again only after a rejection.
 * An application for a reward has a bonus, and the same decision applies to both.
 */
export const promotionApplication = pgTable(
  'promotion_application',
  {
    id: uuid().primaryKey(),
    promotionId: uuid()
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    step: text({ enum: ['join', 'request'] }).notNull(),
    state: text({ enum: ['waiting', 'accepted', 'rejected'] }).notNull(),
    /** May be empty. The application's images are the rows of `upload` that refer to it. */
    comment: text().notNull(),
    reason: text({ enum: ['proof', 'terms', 'repeated'] }),
    bonusId: uuid()
      .unique()
      .references(() => bonus.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.at),
    index().on(table.at),
    uniqueIndex('promotion_application_once')
      .on(table.promotionId, table.memberId, table.step)
      .where(sql`${table.state} <> 'rejected'`),
    check('promotion_application_gives', sql`(${table.step} = 'request') = (${table.bonusId} is not null)`),
    check('promotion_application_reason', sql`(${table.state} = 'rejected') = (${table.reason} is not null)`),
  ],
)
