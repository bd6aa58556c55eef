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
 * A match between two members, from the time the first one takes a seat. Changes require a lock on its row.
 */
export const pvpMatch = pgTable(
  'pvp_match',
  {
    id: uuid().primaryKey(),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId, { onDelete: 'cascade' }),
    room: smallint().notNull(),
    /** Trial players play only against trial players. */
    trial: boolean().notNull(),
    /** Stake of each player, minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    /** Return at the start, basis points. */
    returnBp: integer().notNull(),
    state: text({ enum: ['waiting', 'playing', 'over', 'returned'] }).notNull(),
    ending: text({ enum: ['points', 'absence', 'alone'] }),
    /** Starts at 1. After the match, the last round. */
    round: smallint().notNull(),
    version: integer().notNull(),
    /** Start of this round's choice. The previous round is displayed until then. */
    choosesAt: moment().notNull(),
    /** When the clock acts: the waiting player is gone, or a choice is overdue. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Of two players who enter an empty room at the same time, only one can become the waiting one.
    uniqueIndex('pvp_match_awaited')
      .on(table.nodeId, table.room, table.trial)
      .where(sql`${table.state} = 'waiting'`),
    index('pvp_match_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'playing')`),
  ],
)

/** One side of a match. The game round with the same id has stake and payout. */
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
    /** Cards by round. The current one is hidden until the opponent has played. */
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
