import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const usedFirebaseToken = pgTable('used_firebase_token', {
  tokenHash: text().primaryKey(),
  expiresAt: moment().notNull(),
})
