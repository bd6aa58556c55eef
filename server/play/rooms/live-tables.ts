import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Room } from '#protocol/lobby/rooms.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from '#server/games/find-games.ts'
import { game } from '#server/games/game.table.ts'
import { liveMoment, ROUND } from '#server/play/engines/live-schedule.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { stakeLimits } from '#server/play/rounds/stakes.ts'
import {
  countGames,
  type FoundRooms,
  firstGames,
  gameOfRoom,
  isWanted,
  MOST_ROOMS,
  openFirst,
  type RoomsWanted,
} from './room-games.ts'

type Round = { nodeId: number; number: number; members: number }

/** GAME-14. Returns live tables, the busiest first. */
export async function findLiveTables(database: Database, wanted: RoomsWanted): Promise<FoundRooms> {
  const isAny = isWanted('live', wanted)
  const bets = await findBets(database, wanted)
  const games = await firstGames(database, isAny, MOST_ROOMS)
  const known = new Set(games.map(({ game }) => game.nodeId))
  const elsewhere = [...new Set(bets.map(({ nodeId }) => nodeId))].filter((nodeId) => !known.has(nodeId))
  const busy =
    elsewhere.length === 0
      ? []
      : await firstGames(database, and(isAny, inArray(game.nodeId, elsewhere)), MOST_ROOMS)
  const tables = [...busy, ...games].map((rows) => tableOf(rows, bets, wanted))
  return {
    rooms: tables.toSorted(byHowMany).slice(0, MOST_ROOMS),
    total: await countGames(database, isAny),
  }
}

async function findBets(database: Database, wanted: RoomsWanted): Promise<Round[]> {
  const number = sql<number>`(${gameRound.state} ->> 'number')::float`
  return database
    .select({
      nodeId: gameRound.nodeId,
      number,
      members: sql<number>`count(distinct ${gameRound.memberId})::int`,
    })
    .from(gameRound)
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .where(and(isWanted('live', wanted), gte(gameRound.startedAt, new Date(wanted.now.getTime() - ROUND))))
    .groupBy(gameRound.nodeId, number)
}

function tableOf(rows: Rows, bets: readonly Round[], wanted: RoomsWanted): Room {
  const ofGame = gameOfRoom(rows, wanted)
  const { number, phase, left } = liveMoment(ofGame.nodeId, wanted.now)
  const { least, most } = stakeLimits
  const isHere = (round: Round) => round.nodeId === ofGame.nodeId && round.number === number
  return {
    ...ofGame,
    id: String(ofGame.nodeId),
    name: ofGame.gameName,
    gameCode: rows.game.gameCode,
    minStake: least,
    maxStake: most,
    taken: bets.find(isHere)?.members ?? 0,
    seats: null,
    playing: 0,
    round: { phase, left },
  }
}

const byHowMany = (one: Room, other: Room): number => openFirst(one, other) || other.taken - one.taken
