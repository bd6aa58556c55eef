import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/**
 * Wrong guesses at the secret of an account name (`account:…`), of a mobile (`mobile:…`), from a network (`ip:…`), from a device
 * (`device:…`) or network (`network:…`) that a member has logged in from, at a member's own password while logged in
 * (`password:…`), or at their second step (`secondStep:…`).
 */
export const attemptCounter = pgTable('attempt_counter', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: moment().notNull(),
})
