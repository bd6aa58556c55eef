import { isNull } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'

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
    /** Idempotency key from the game's page; null for a lottery ticket. */
    key: uuid(),
    /** Minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    payout: bigint({ mode: 'number' }),
    state: jsonb().notNull(),
    startedAt: moment().notNull(),
    /**
     * Null while the round is open, and forever if it is void and its stake was returned; void rounds are
     * not turnover.
     */
    settledAt: moment(),
    /** When the platform settles it automatically; null if its player does or if it was settled at once. */
    dueAt: moment(),
  },
  (table) => [
    // Covering index of a member's history: a year is summed without touching the rows.
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
    // Totals of a period, for all members or for one; those of one member are read from the index alone.
    index().on(table.settledAt),
    index('game_round_result').on(table.memberId, table.settledAt, table.nodeId, table.stake, table.payout),
    uniqueIndex().on(table.memberId, table.key),
    // Partial indexes find open rounds without reading settled ones.
    index().on(table.memberId, table.nodeId).where(isNull(table.payout)),
    index().on(table.dueAt).where(isNull(table.payout)),
  ],
)
