import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'
import { gameRound } from '#server/play/play.table.ts'

/** A duel between two members, from the moment in which the first of them sits down. Whoever changes it holds its row. */
export const pvpMatch = pgTable(
  'pvp_match',
  {
    id: uuid().primaryKey(),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId, { onDelete: 'cascade' }),
    /** Number of the room. */
    room: smallint().notNull(),
    /** Whether it is played for play money: that never meets real money. */
    trial: boolean().notNull(),
    /** Of each of the two, minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    /** The return it was begun with, hundredths of a percent. */
    returnBp: integer().notNull(),
    state: text({ enum: ['waiting', 'playing', 'over', 'returned'] }).notNull(),
    ending: text({ enum: ['points', 'absence', 'alone'] }),
    /** The round that is being played, from 1 on; of one that is over the last. */
    round: smallint().notNull(),
    /** Grows with each change. */
    version: integer().notNull(),
    /** When the choosing of this round begins: until then the one before is shown. */
    choosesAt: moment().notNull(),
    /** When something happens by itself: the waiting player has gone, or a choice is overdue. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Two who come at once to an empty room cannot both be the one who waits.
    uniqueIndex('pvp_match_awaited')
      .on(table.nodeId, table.room, table.trial)
      .where(sql`${table.state} = 'waiting'`),
    index('pvp_match_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'playing')`),
  ],
)

/** One side of a match. Its stake and what it was paid are those of the round with the same id. */
export const pvpSeat = pgTable(
  'pvp_seat',
  {
    id: uuid()
      .primaryKey()
      .references(() => gameRound.id, { onDelete: 'cascade' }),
    matchId: uuid()
      .notNull()
      .references(() => pvpMatch.id, { onDelete: 'cascade' }),
    /** 0 for who came first, 1 for who came second. */
    place: smallint().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** What was played, round by round; one of the round under way lies face down until the other has chosen too. */
    cards: integer().array().notNull(),
    /** Rounds in which the clock chose. */
    clocked: integer().array().notNull(),
    /** Choices in a row that were not made in time. */
    missed: smallint().notNull(),
  },
  (table) => [
    unique().on(table.matchId, table.place),
    unique().on(table.matchId, table.memberId),
    index().on(table.memberId),
  ],
)
