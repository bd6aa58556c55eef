import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const vendor = pgTable('vendor', {
  /** A short code, for example PG. The API calls it `vassalage`. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** When the vendor's maintenance ends; null if there is none. */
  closedUntil: moment(),
  /** Whether games open in a `frame` or in a `window`. */
  show: text().notNull(),
  ownWallet: boolean().notNull().default(false),
})
