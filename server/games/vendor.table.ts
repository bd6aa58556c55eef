import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const vendor = pgTable('vendor', {
  /** For example PG. The API calls it `vassalage`. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** When the vendor's maintenance ends; null if there is none. */
  closedUntil: moment(),
  /** `frame` or `window`. */
  show: text().notNull(),
  ownWallet: boolean().notNull().default(false),
})
