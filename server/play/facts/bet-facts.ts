import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { game, vendor } from '../../database/schema/game.ts'
import { gameRound } from '../../database/schema/play.ts'
import { pvpMatch, pvpSeat } from '../../database/schema/pvp.ts'
import { vendorOf } from '../../lottery/families.ts'
import { findTickets } from '../../lottery/tickets.ts'
import { type Fact, factOf, type Voice } from '../../report/voice.ts'
import { seatOf, withSeats } from '../pvp/match-rows.ts'
import { matchSeen } from '../pvp/match-seen.ts'
import { roundSeen } from '../round-seen.ts'
import { betSeen } from '../sports/bet-state.ts'
import { fixtureSecret } from '../sports/fixture-seeds.ts'
import { matchFacts } from './match-facts.ts'
import { roundFacts } from './round-facts.ts'
import { slipFacts } from './slip-facts.ts'
import { ticketFacts } from './ticket-facts.ts'

type Asked = { memberId: number; id: string; voice: Voice; now: Date }

/** All that may be told of a member's own bet, besides what every bet has: what was chosen, what came, and by whose game. */
export async function betFacts(database: Database, asked: Asked): Promise<Fact[]> {
  const [row] = await database
    .select({ round: gameRound, game, vendor: vendor.name })
    .from(gameRound)
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(gameRound.id, asked.id), eq(gameRound.memberId, asked.memberId)))
  if (!row) return []
  return [
    factOf(asked.voice, { pt: 'Fornecedor', en: 'Vendor' }, row.vendor),
    ...(await engineFacts(database, row, asked)),
  ]
}

type Row = { round: typeof gameRound.$inferSelect; game: typeof game.$inferSelect }

async function engineFacts(database: Database, { round, game }: Row, asked: Asked): Promise<Fact[]> {
  const { voice, now } = asked
  if (game.engine === 'lottery') return lotteryFacts(database, game.vendorCode, asked)
  if (game.engine === 'pvp') return pvpFacts(database, asked)
  if (game.engine === 'sports') return slipFacts(betSeen(round, await fixtureSecret(database), now), voice)
  return roundFacts(roundSeen(round), voice)
}

async function lotteryFacts(database: Database, vendorCode: string, asked: Asked): Promise<Fact[]> {
  const { memberId, id, voice } = asked
  // Names of lotteries are not among the facts, so that any language does.
  const [ticket] = await findTickets(database, {
    memberId,
    ticketId: id,
    after: null,
    limit: 1,
    language: 'en',
  })
  return ticket ? ticketFacts(ticket, vendorOf(vendorCode).family, voice) : []
}

async function pvpFacts(database: Database, { memberId, id, voice, now }: Asked): Promise<Fact[]> {
  const [found] = await database
    .select({ match: pvpMatch })
    .from(pvpMatch)
    .innerJoin(pvpSeat, eq(pvpSeat.matchId, pvpMatch.id))
    .where(eq(pvpSeat.id, id))
  if (!found) return []
  const match = await withSeats(database, found.match)
  const seat = seatOf(match, memberId)
  return seat ? matchFacts(matchSeen(match, seat, now), voice) : []
}
