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

/** A match between two members. Its row exists once one has taken a seat. Lock the row before any change. */
export const pvpMatch = pgTable(
  'pvp_match',
  {
    id: uuid().primaryKey(),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId, { onDelete: 'cascade' }),
    room: smallint().notNull(),
    /** Whether both are trial players. Trial players play only against each other. */
    trial: boolean().notNull(),
    /** Each player's stake, in minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    /** The game's return when the match began, in basis points. */
    returnBp: integer().notNull(),
    state: text({ enum: ['waiting', 'playing', 'over', 'returned'] }).notNull(),
    ending: text({ enum: ['points', 'absence', 'alone'] }),
    /** Starts at 1. Once the match is over, it is the number of the last round. */
    round: smallint().notNull(),
    version: integer().notNull(),
    /** When players can choose a card for this round. The previous round's result is shown until then. */
    choosesAt: moment().notNull(),
    /** When the platform acts by itself, because the waiting player counts as gone or a choice is overdue. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // If two players enter an empty room at the same time, only one can become the waiting player.
    uniqueIndex('pvp_match_awaited')
      .on(table.nodeId, table.room, table.trial)
      .where(sql`${table.state} = 'waiting'`),
    index('pvp_match_due').on(table.dueAt).where(sql`${table.state} in ('waiting', 'playing')`),
  ],
)

/** One player's side of a match. The game round with the same id has the stake and payout. */
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
    /** Cards in the order of the rounds. The current round's card is hidden until the opponent has played. */
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
