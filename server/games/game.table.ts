import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

export const vendor = pgTable('vendor', {
  /** For example PG; `vassalage` on the wire. */
  code: text().primaryKey(),
  name: text().notNull(),
  /** Closed until this moment; null while open. */
  closedUntil: moment(),
  /** `frame` or `window`. */
  show: text().notNull(),
  /** Its games are played from a wallet that it keeps itself, not from the main one. */
  ownWallet: boolean().notNull().default(false),
})

export const game = pgTable(
  'game',
  {
    nodeId: integer().primaryKey(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** The vendor's own name for it. */
    gameCode: text().notNull(),
    /** Category of the lobby, RNG to BGS. */
    gameType: text().notNull(),
    /** Kind within the category. */
    gameClassify: text().notNull(),
    namePt: text().notNull(),
    nameEn: text().notNull(),
    /** Small letters without accents, of both names and the vendor, for the search. */
    searchText: text().notNull(),
    /** Motif and hue of its drawn picture. */
    motif: text().notNull(),
    hue: smallint().notNull(),
    hot: boolean().notNull(),
    /** Whether trial players may start it. */
    trial: boolean().notNull(),
    /** Which engine plays it, and its stated return in hundredths of a percent. */
    engine: text().notNull(),
    returnBp: integer().notNull(),
    /** Order within its category, small first. */
    position: integer().notNull(),
    /** A group of the vendor's games stands behind it. */
    group: boolean().notNull().default(false),
    /** Its vendor has taken it off: lists say so in its place, and nobody starts it. */
    withdrawn: boolean().notNull().default(false),
    /** Since when it is offered. */
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.gameType, table.position),
    index().on(table.vendorCode, table.position),
    index().on(table.addedAt),
  ],
)
