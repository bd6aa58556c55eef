import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

export const rememberedDevice = pgTable(
  'remembered_device',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's token, base64url. */
    tokenHash: text().notNull().unique(),
    /** Browser and system from the user agent; empty if unknown. */
    name: text().notNull(),
    rememberedAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)
