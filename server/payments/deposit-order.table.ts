import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** A payment in, as the platform knows it; what the payment provider knows is asked from it. */
export const depositOrder = pgTable(
  'deposit_order',
  {
    /** The provider knows the charge by it too. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Of the channels in the platform's settings, which may be gone by now. */
    channelId: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** What the provider said was paid, minor units; null until it is credited. */
    paid: bigint({ mode: 'number' }),
    state: text({
      enum: ['created', 'reconciling', 'paid', 'credited', 'expired', 'cancelled', 'failed'],
    }).notNull(),
    /** Why it failed. */
    reason: text({ enum: ['declined', 'refused'] }),
    /** By what it is paid; null until the provider has answered. */
    copyCode: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it came to its end. */
    settledAt: moment(),
    /** When the platform goes on with it: asks the provider, or credits what is paid. Null at its end. */
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
