import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BetLine } from '#protocol/play/lottery-bets.ts'
import { moment } from '#server/database/moment.ts'
import { game } from '#server/games/game.table.ts'
import { member } from '#server/identity/member.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

/** One draw of a lottery. Whether it accepts bets depends on its state, its times and the clock. */
export const lotteryDraw = pgTable(
  'lottery_draw',
  {
    id: uuid().primaryKey(),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId, { onDelete: 'cascade' }),
    opensAt: moment().notNull(),
    locksAt: moment().notNull(),
    drawsAt: moment().notNull(),
    /** `open` until the numbers are drawn, `settled` once all its tickets are settled. */
    state: text({ enum: ['open', 'drawn', 'settled', 'void'] }).notNull(),
    /** Seed of the numbers, in hexadecimal. It is secret until the draw. */
    seed: text().notNull(),
    numbers: jsonb().$type<number[]>(),
  },
  (table) => [
    unique().on(table.nodeId, table.drawsAt),
    index('lottery_draw_waiting').on(table.drawsAt).where(sql`${table.state} in ('open', 'drawn')`),
  ],
)

/** A slip's bets on one draw. The game round with the same id has the stake and payout. */
export const lotteryTicket = pgTable(
  'lottery_ticket',
  {
    id: uuid()
      .primaryKey()
      .references(() => gameRound.id, { onDelete: 'cascade' }),
    drawId: uuid()
      .notNull()
      .references(() => lotteryDraw.id, { onDelete: 'cascade' }),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    state: text({ enum: ['open', 'won', 'lost', 'void'] }).notNull(),
    lines: jsonb().$type<BetLine[]>().notNull(),
    /** Each line's win in minor units; null until the draw is settled. */
    wins: jsonb().$type<number[]>(),
    placedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.memberId, table.placedAt),
    index().on(table.drawId),
    index('lottery_ticket_open').on(table.drawId).where(sql`${table.state} = 'open'`),
  ],
)
