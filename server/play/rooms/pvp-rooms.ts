import { and, count, eq, gt, inArray, notInArray, or } from 'drizzle-orm'
import type { Room } from '#protocol/lobby/rooms.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from '#server/games/find-games.ts'
import { game } from '#server/games/game.table.ts'
import { pvpMatch } from '#server/play/pvp/pvp.table.ts'
import { codeOfRoom, rooms } from '#server/play/pvp/rooms.ts'
import { localize } from '#server/texts/localized-text.ts'
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

const SEATS = 2

type Busy = { nodeId: number; room: number; state: 'waiting' | 'playing'; matches: number }

/** GAME-14. Returns rooms with a waiting player first, then those with a match, then empty ones. */
export async function findPvpRooms(database: Database, wanted: RoomsWanted): Promise<FoundRooms> {
  const busy = await findBusy(database, wanted)
  const games = await gamesWith(database, wanted, [...new Set(busy.map(({ nodeId }) => nodeId))])
  const found = games.flatMap((rows) => roomsOf(rows, busy, wanted))
  const total = (await countGames(database, isWanted('pvp', wanted))) * rooms.length
  return { rooms: found.toSorted(byWhoIsThere).slice(0, MOST_ROOMS), total }
}

/** Counts each room's waiting and running matches. A waiting player who stopped polling counts as gone. */
async function findBusy(database: Database, wanted: RoomsWanted): Promise<Busy[]> {
  const isThere = or(
    eq(pvpMatch.state, 'playing'),
    and(eq(pvpMatch.state, 'waiting'), gt(pvpMatch.dueAt, wanted.now)),
  )
  const found = await database
    .select({ nodeId: pvpMatch.nodeId, room: pvpMatch.room, state: pvpMatch.state, matches: count() })
    .from(pvpMatch)
    .innerJoin(game, eq(game.nodeId, pvpMatch.nodeId))
    .where(and(isWanted('pvp', wanted), eq(pvpMatch.trial, wanted.trial), isThere))
    .groupBy(pvpMatch.nodeId, pvpMatch.room, pvpMatch.state)
  return found.flatMap(({ state, ...rest }) =>
    state === 'waiting' || state === 'playing' ? [{ ...rest, state }] : [],
  )
}

async function gamesWith(database: Database, wanted: RoomsWanted, busy: number[]): Promise<Rows[]> {
  const isAny = isWanted('pvp', wanted)
  const first =
    busy.length === 0 ? [] : await firstGames(database, and(isAny, inArray(game.nodeId, busy)), MOST_ROOMS)
  const isOther = busy.length === 0 ? isAny : and(isAny, notInArray(game.nodeId, busy))
  return [...first, ...(await firstGames(database, isOther, Math.ceil(MOST_ROOMS / rooms.length)))]
}

function roomsOf(rows: Rows, busy: readonly Busy[], wanted: RoomsWanted): Room[] {
  const ofGame = gameOfRoom(rows, wanted)
  return rooms.map((room) => {
    const here = busy.filter(({ nodeId, room: number }) => nodeId === ofGame.nodeId && number === room.number)
    const matches = (state: Busy['state']) => here.find((one) => one.state === state)?.matches ?? 0
    return {
      ...ofGame,
      id: `${ofGame.nodeId}-${room.number}`,
      name: localize(room.name, wanted.language),
      gameCode: codeOfRoom(room),
      minStake: room.stake,
      maxStake: room.stake,
      taken: matches('waiting'),
      seats: SEATS,
      playing: matches('playing'),
      round: null,
    }
  })
}

/** Orders rooms by waiting players, running matches and lowest stake. Closed vendors come last. */
const byWhoIsThere = (one: Room, other: Room): number =>
  openFirst(one, other) ||
  other.taken - one.taken ||
  other.playing - one.playing ||
  one.minStake - other.minStake
