import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const vendor = pgTable('vendor', {
  /** For example PG; `vassalage` in the API. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** Closed until this moment; null while open. */
  closedUntil: moment(),
  /** `frame` or `window`. */
  show: text().notNull(),
  /** Whether the vendor has its own wallet, from which its games are played. */
  ownWallet: boolean().notNull().default(false),
})
