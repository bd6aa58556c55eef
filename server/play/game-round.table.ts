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
     * Null while the round is open. Also null for a void round, because its refunded stake is not turnover.
     */
    settledAt: moment(),
    /**
     * When `settleDue` settles the round. Null if the round is settled immediately, by its player or by
     * another worker.
     */
    dueAt: moment(),
  },
  (table) => [
    // Covering index for a member's bets. Even the sum of a year reads only the index.
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
    // This index is for totals of all members. Totals of one member read only `game_round_result`.
    index().on(table.settledAt),
    index('game_round_result').on(table.memberId, table.settledAt, table.nodeId, table.stake, table.payout),
    uniqueIndex().on(table.memberId, table.key),
    // These partial indexes contain only open rounds, so settled ones are never read.
    index().on(table.memberId, table.nodeId).where(isNull(table.payout)),
    index().on(table.dueAt).where(isNull(table.payout)),
  ],
)
