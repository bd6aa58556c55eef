import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const usedRequestNonce = pgTable('used_request_nonce', {
  nonce: text().primaryKey(),
  expiresAt: moment().notNull(),
})
