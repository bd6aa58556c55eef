import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/**
 * Failed attempts by key. For logins: `account:…`, `mobile:…`, `ip:…`, `firebase:…`, `device:…` and
 * `network:…`. By member: `password:…`, `paymentPassword:…`, `secondStep:…` (also at login) and
 * `contactCode:…`.
 */
export const attemptCounter = pgTable('attempt_counter', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: moment().notNull(),
})
