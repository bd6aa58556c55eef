import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import type { DepositBonusTerms } from '#server/rewards/promotions/promotion-terms.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** The bonus that was promised with a deposit order. It keeps the terms that applied at that time. */
export const depositBonus = pgTable(
  'deposit_bonus',
  {
    depositId: uuid()
      .primaryKey()
      .references(() => depositOrder.id, { onDelete: 'cascade' }),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Not a foreign key, because the operator may have removed the promotion. */
    promotionId: uuid().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    terms: jsonb().$type<DepositBonusTerms>().notNull(),
    /**
     * Identifies the first deposit, a promotion, or a promotion on one day. A member can use a key only once.
     */
    useKey: text().notNull(),
    state: text({
      enum: ['promised', 'released', 'refused', 'active', 'completed', 'cancelled', 'expired'],
    }).notNull(),
    reason: text({ enum: ['used', 'otherBonus', 'belowMinimum'] }),
    bonusId: uuid()
      .unique()
      .references(() => bonus.id, { onDelete: 'cascade' }),
    expiresAt: moment(),
    /** Amount that was taken back when the bonus ended, in minor units. */
    takenBack: bigint({ mode: 'number' }),
  },
  (table) => [
    index('deposit_bonus_due').on(table.expiresAt).where(sql`${table.state} = 'active'`),
    // Promised and credited bonuses count as used; released and refused ones do not.
    uniqueIndex('deposit_bonus_used_once')
      .on(table.memberId, table.useKey)
      .where(sql`${table.state} not in ('released', 'refused')`),
    uniqueIndex('deposit_bonus_one_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('promised', 'active')`),
    check('deposit_bonus_refused', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
    check(
      'deposit_bonus_credited',
      sql`(${table.state} in ('active', 'completed', 'cancelled', 'expired')) = (${table.bonusId} is not null)
        and (${table.bonusId} is null) = (${table.expiresAt} is null)`,
    ),
    check(
      'deposit_bonus_taken_back',
      sql`(${table.state} in ('cancelled', 'expired')) = (${table.takenBack} is not null) and ${table.takenBack} >= 0`,
    ),
  ],
)
