import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { vendor } from './vendor.table.ts'

export const game = pgTable(
  'game',
  {
    nodeId: integer().primaryKey(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    gameCode: text().notNull(),
    gameType: text().notNull(),
    /** The game's kind within its category. */
    gameClassify: text().notNull(),
    namePt: text().notNull(),
    nameEn: text().notNull(),
    /** Names, vendor and kind in lower case without accents, for searches. */
    searchText: text().notNull(),
    motif: text().notNull(),
    hue: smallint().notNull(),
    hot: boolean().notNull(),
    trial: boolean().notNull(),
    engine: text().notNull(),
    /** The game's stated return, in basis points. */
    returnBp: integer().notNull(),
    position: integer().notNull(),
    /** Whether this entry opens a group of the vendor's games. */
    group: boolean().notNull().default(false),
    /** A withdrawn game is still listed, but cannot be launched. */
    withdrawn: boolean().notNull().default(false),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.gameType, table.position),
    index().on(table.vendorCode, table.position),
    index().on(table.addedAt),
  ],
)
