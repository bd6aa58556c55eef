import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { vendorOf } from '#server/play/lottery/families.ts'
import { findTickets } from '#server/play/lottery/tickets.ts'
import { toMatchDto } from '#server/play/pvp/match-dto.ts'
import { seatOf, withSeats } from '#server/play/pvp/match-rows.ts'
import { pvpMatch, pvpSeat } from '#server/play/pvp/pvp.table.ts'
import { toRoundDto } from '#server/play/rounds/round-dto.ts'
import { toBetDto } from '#server/play/sports/bet-state.ts'
import { fixtureSecret } from '#server/play/sports/fixture-seeds.ts'
import { type Fact, type Formatter, factOf } from '#server/texts/formatter.ts'
import { matchFacts } from './match-facts.ts'
import { roundFacts } from './round-facts.ts'
import { slipFacts } from './slip-facts.ts'
import { ticketFacts } from './ticket-facts.ts'

type BetQuery = { memberId: number; id: string; formatter: Formatter; now: Date }

export async function betFacts(database: Database, query: BetQuery): Promise<Fact[]> {
  const [row] = await database
    .select({ round: gameRound, game, vendor: vendor.name })
    .from(gameRound)
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(gameRound.id, query.id), eq(gameRound.memberId, query.memberId)))
  if (!row) return []
  return [
    factOf(query.formatter, /*i18n*/ { id: 'play.bet.provider', message: 'Provider' }, row.vendor),
    ...(await engineFacts(database, row, query)),
  ]
}

type Row = { round: typeof gameRound.$inferSelect; game: typeof game.$inferSelect }

async function engineFacts(database: Database, { round, game }: Row, query: BetQuery): Promise<Fact[]> {
  const { formatter, now } = query
  if (game.engine === 'lottery') return lotteryFacts(database, game.vendorCode, query)
  if (game.engine === 'pvp') return pvpFacts(database, query)
  if (game.engine === 'sports')
    return slipFacts(toBetDto(round, await fixtureSecret(database), now), formatter)
  return roundFacts(toRoundDto(round), formatter)
}

async function lotteryFacts(database: Database, vendorCode: string, query: BetQuery): Promise<Fact[]> {
  const { memberId, id, formatter } = query
  // These facts never name a lottery, so any language will do.
  const [ticket] = await findTickets(database, {
    memberId,
    ticketId: id,
    after: null,
    limit: 1,
    language: 'en',
  })
  return ticket ? ticketFacts(ticket, vendorOf(vendorCode).family, formatter) : []
}

async function pvpFacts(database: Database, { memberId, id, formatter, now }: BetQuery): Promise<Fact[]> {
  const [found] = await database
    .select({ match: pvpMatch })
    .from(pvpMatch)
    .innerJoin(pvpSeat, eq(pvpSeat.matchId, pvpMatch.id))
    .where(eq(pvpSeat.id, id))
  if (!found) return []
  const match = await withSeats(database, found.match)
  const seat = seatOf(match, memberId)
  return seat ? matchFacts(toMatchDto(match, seat, now), formatter) : []
}
