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
import { gameRound } from '#server/play/game-round.table.ts'

/**
 * A duel between two members, from the moment the first one sits down. Changes require a lock on its row.
 */
export const pvpMatch = pgTable(
  'pvp_match',
  {
    id: uuid().primaryKey(),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId, { onDelete: 'cascade' }),
    room: smallint().notNull(),
    /** Trial players only meet trial players. */
    trial: boolean().notNull(),
    /** Stake of each player, minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    /** Return at the start, basis points. */
    returnBp: integer().notNull(),
    state: text({ enum: ['waiting', 'playing', 'over', 'returned'] }).notNull(),
    ending: text({ enum: ['points', 'absence', 'alone'] }),
    /** Starts at 1; the last round if the match is over. */
    round: smallint().notNull(),
    version: integer().notNull(),
    /** Start of this round's choice; the previous round is shown until then. */
    choosesAt: moment().notNull(),
    /** When the clock acts: the waiting player has left, or a choice is overdue. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Two players who reach an empty room at once cannot both become the waiting one.
    uniqueIndex('pvp_match_awaited')
      .on(table.nodeId, table.room, table.trial)
      .where(sql`${table.state} = 'waiting'`),
    index('pvp_match_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'playing')`),
  ],
)

/** One side of a match. Stake and payout are in the round with the same id. */
export const pvpSeat = pgTable(
  'pvp_seat',
  {
    id: uuid()
      .primaryKey()
      .references(() => gameRound.id, { onDelete: 'cascade' }),
    matchId: uuid()
      .notNull()
      .references(() => pvpMatch.id, { onDelete: 'cascade' }),
    /** 0 for the first player, 1 for the second. */
    place: smallint().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Cards by round; the current one stays hidden until the opponent has played. */
    cards: integer().array().notNull(),
    clocked: integer().array().notNull(),
    missed: smallint().notNull(),
  },
  (table) => [
    unique().on(table.matchId, table.place),
    unique().on(table.matchId, table.memberId),
    index().on(table.memberId),
  ],
)
