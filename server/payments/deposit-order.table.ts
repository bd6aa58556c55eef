import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** A deposit as the platform knows it. The provider's status is polled. */
export const depositOrder = pgTable(
  'deposit_order',
  {
    /** Also the charge's id at the provider. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Without a foreign key, as the channel is a setting and may have been removed. */
    channelId: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Amount that the provider reports, minor units; null before the payment. */
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
