import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import type { AnyOutcome } from './handler.ts'

/** What an intent was answered, so that the same one asked again is told the same. */
export const answeredIntent = pgTable(
  'answered_intent',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The member's own `Idempotency-Key`. */
    key: text().notNull(),
    /** Name of the call in the contract. */
    call: text().notNull(),
    /** SHA-256 of the request, base64url: the key stands for this request alone. */
    requestHash: text().notNull(),
    /** As the handler gave it; null only within the transaction that answers. */
    answer: jsonb().$type<AnyOutcome>(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] }), index().on(table.expiresAt)],
)
