import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/**
 * Failed attempts by key: `account:…`, `mobile:…`, `ip:…`, `firebase:…`, `device:…` and `network:…` for
 * logins; `password:…`, `paymentPassword:…`, `secondStep:…` and `contactCode:…` for logged-in members.
 */
export const attemptCounter = pgTable('attempt_counter', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: moment().notNull(),
})
