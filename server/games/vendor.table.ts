import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const vendor = pgTable('vendor', {
  /** For example PG. The API calls it `vassalage`. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** End of the vendor's maintenance; null while it is open. */
  closedUntil: moment(),
  /** `frame` or `window`. */
  show: text().notNull(),
  ownWallet: boolean().notNull().default(false),
})
