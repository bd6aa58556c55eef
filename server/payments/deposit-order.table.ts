import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** The platform's own record of a deposit. The provider's status is polled. */
export const depositOrder = pgTable(
  'deposit_order',
  {
    /** Also the charge's id at the provider. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Not a foreign key, because channels are stored in a setting, which may no longer contain this one. */
    channelId: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Amount that the provider reports as paid, in minor units; null before the payment. */
    paid: bigint({ mode: 'number' }),
    state: text({
      enum: ['created', 'reconciling', 'paid', 'credited', 'expired', 'cancelled', 'failed'],
    }).notNull(),
    reason: text({ enum: ['declined', 'refused'] }),
    /** Pix payment code; null until the provider has responded. */
    copyCode: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    settledAt: moment(),
    /** When the platform processes the order next; null once the order is final. */
    dueAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt, table.id),
    index('deposit_order_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    uniqueIndex('deposit_order_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('created', 'reconciling')`),
  ],
)
