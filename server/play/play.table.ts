import { isNull } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'
import { session } from '#server/identity/session.table.ts'

/** A game opened by a launch call: whoever holds its token plays it for the member. */
export const gameSession = pgTable(
  'game_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    /** The session it was opened from: when that ends, so does this. */
    sessionTokenHash: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    backUrl: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.sessionTokenHash)],
)

/** One round of a game: what was staked, what was won, and what it takes to show it again. */
export const gameRound = pgTable(
  'game_round',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    /** The key that the game's page made for the bet; null for a lottery ticket. */
    key: uuid(),
    /** Minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    /** Minor units; null while the round is open. */
    payout: bigint({ mode: 'number' }),
    /** What the engine needs to go on with the round or to show it. */
    state: jsonb().notNull(),
    startedAt: moment().notNull(),
    /** Null while the round is open, and for good where the stake was given back because it is void: that is no turnover. */
    settledAt: moment(),
    /** From when on the platform settles it by itself; null where its player does, and where it was settled at once. */
    dueAt: moment(),
  },
  (table) => [
    // A member's record, in its order and with all that is listed and summed: a year of it is read without its rows.
    index('game_round_record').on(
      table.memberId,
      table.startedAt,
      table.id,
      table.nodeId,
      table.stake,
      table.payout,
      table.settledAt,
    ),
    index().on(table.startedAt),
    // Figures of a period, of all members or of one: those of one without its rows.
    index().on(table.settledAt),
    index('game_round_result').on(table.memberId, table.settledAt, table.nodeId, table.stake, table.payout),
    uniqueIndex().on(table.memberId, table.key),
    // Open rounds are found without looking at the settled ones.
    index().on(table.memberId, table.nodeId).where(isNull(table.payout)),
    index().on(table.dueAt).where(isNull(table.payout)),
  ],
)

/** The seed that a member's next round of a game will be played with; shown, as a hash, before the stake. */
export const gameSeed = pgTable(
  'game_seed',
  {
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    serverSeed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
)
