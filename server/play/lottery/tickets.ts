import { and, desc, eq } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { LotteryTicket } from '#protocol/play/lottery-bets.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { gameName } from '#server/games/game-name.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { vendorOf } from './families.ts'
import { lotteryDraw, lotteryTicket } from './lottery.table.ts'
import { issueOf, scheduleOf } from './schedule.ts'

type TicketQuery = {
  memberId: number
  gameCode?: string | undefined
  state?: LotteryTicket['state'] | undefined
  drawId?: string | undefined
  ticketId?: string | undefined
  after: Cursor | null
  limit: number
  language: Language
}

export async function findTickets(database: Database, query: TicketQuery): Promise<LotteryTicket[]> {
  const { memberId, gameCode, state, drawId, ticketId, after, limit, language } = query
  const rows = await database
    .select({ ticket: lotteryTicket, draw: lotteryDraw, round: gameRound, game })
    .from(lotteryTicket)
    .innerJoin(lotteryDraw, eq(lotteryDraw.id, lotteryTicket.drawId))
    .innerJoin(gameRound, eq(gameRound.id, lotteryTicket.id))
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .where(
      and(
        eq(lotteryTicket.memberId, memberId),
        gameCode === undefined ? undefined : eq(game.gameCode, gameCode),
        state && eq(lotteryTicket.state, state),
        drawId === undefined ? undefined : eq(lotteryTicket.drawId, drawId),
        ticketId === undefined ? undefined : eq(lotteryTicket.id, ticketId),
        isOlder(after, { at: lotteryTicket.placedAt, id: lotteryTicket.id }),
      ),
    )
    .orderBy(desc(lotteryTicket.placedAt), desc(lotteryTicket.id))
    .limit(limit)
  return rows.map(({ ticket, draw, round, game: played }) => ({
    id: ticket.id,
    gameCode: played.gameCode,
    gameName: gameName(played, language),
    drawId: draw.id,
    issue: issueOf(
      draw.drawsAt.getTime(),
      scheduleOf({ ...played, vendorCode: vendorOf(played.vendorCode).vassalage }),
    ),
    drawsAt: draw.drawsAt.toISOString(),
    placedAt: ticket.placedAt.toISOString(),
    state: ticket.state,
    stake: round.stake,
    win: ticket.state === 'won' ? (round.payout ?? 0) : 0,
    drawn: draw.numbers,
    lines: ticket.lines.map((line, index) => ({ ...line, win: ticket.wins?.[index] ?? 0 })),
  }))
}

export const ticketKey = ({ placedAt, id }: LotteryTicket): Cursor => ({ value: placedAt, id })
