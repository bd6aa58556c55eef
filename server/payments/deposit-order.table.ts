import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** A deposit as the platform knows it; the provider's state is polled. */
export const depositOrder = pgTable(
  'deposit_order',
  {
    /** Also the provider's id for the charge. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** No foreign key: the channel is a setting and may have been removed. */
    channelId: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Minor units reported by the provider; null before payment. */
    paid: bigint({ mode: 'number' }),
    state: text({
      enum: ['created', 'reconciling', 'paid', 'credited', 'expired', 'cancelled', 'failed'],
    }).notNull(),
    reason: text({ enum: ['declined', 'refused'] }),
    /** Pix payment code; null until the provider has answered. */
    copyCode: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    settledAt: moment(),
    /** When the platform advances the order next; null once it has ended. */
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
