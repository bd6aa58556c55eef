import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Nonces of sealed bodies that were opened; each is good once. */
export const usedRequestNonce = pgTable('used_request_nonce', {
  nonce: text().primaryKey(),
  expiresAt: moment().notNull(),
})
