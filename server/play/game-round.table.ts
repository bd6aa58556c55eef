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
    /** Idempotency key of the game's page; null for a lottery ticket. */
    key: uuid(),
    /** Minor units. */
    stake: bigint({ mode: 'number' }).notNull(),
    payout: bigint({ mode: 'number' }),
    state: jsonb().notNull(),
    startedAt: moment().notNull(),
    /**
     * Null while the round is open. Also null for a void round, whose stake was refunded and is not turnover.
     */
    settledAt: moment(),
    /**
     * When the platform settles the round automatically; null if the player does, or if it was settled at
     * once.
     */
    dueAt: moment(),
  },
  (table) => [
    // Covering index for a member's bets: a year is summed from the index alone.
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
    // For totals of a period, of all members or of one. Those of one member come from the index alone.
    index().on(table.settledAt),
    index('game_round_result').on(table.memberId, table.settledAt, table.nodeId, table.stake, table.payout),
    uniqueIndex().on(table.memberId, table.key),
    // Partial indexes find open rounds without reading settled ones.
    index().on(table.memberId, table.nodeId).where(isNull(table.payout)),
    index().on(table.dueAt).where(isNull(table.payout)),
  ],
)
