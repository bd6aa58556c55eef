import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const sliderChallenge = pgTable('slider_challenge', {
  id: uuid().primaryKey(),
  clientId: text().notNull(),
  action: text().notNull(),
  /** Left edge of the gap, in pixels of the background image. */
  gapLeft: integer().notNull(),
  /** SHA-256 of the proof; null until solved. */
  passHash: text().unique(),
  expiresAt: moment().notNull(),
})
