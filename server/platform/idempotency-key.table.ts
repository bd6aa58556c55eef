import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { AnyOutcome } from './handler.ts'

/** Stored replies by idempotency key. A retry gets the same reply. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of the request (scrypt if sealed), base64url. A key is valid for only one request. */
    requestHash: text().notNull(),
    /** The handler's result. It is null only until its transaction commits. */
    answer: jsonb().$type<AnyOutcome>(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index().on(table.expiresAt)],
)
