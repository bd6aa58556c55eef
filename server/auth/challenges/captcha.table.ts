import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const captchaChallenge = pgTable('captcha_challenge', {
  clientId: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: moment().notNull(),
})
