import { and, asc, count, desc, eq, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { type GameType, gameType } from '#protocol/lobby/games.ts'
import type { Database } from '#server/database/database.ts'
import { foldAccents } from '#server/texts/fold-accents.ts'
import { favouriteGame } from './favourite-game.table.ts'
import { game } from './game.table.ts'
import { FEWEST_LETTERS, isClose, partsOf } from './is-close.ts'
import { recentGame } from './recent-game.table.ts'
import { vendor } from './vendor.table.ts'

export type Rows = { game: typeof game.$inferSelect; vendor: typeof vendor.$inferSelect }

/** How long a game counts as new, in ms. */
const NEW_FOR = 60 * 24 * 3_600_000

/** Maximum number of different search words. More words are ignored. */
const MOST_WORDS = 8

export type GameList =
  | { of: 'all' | 'hot' }
  | { of: 'newest'; now: Date }
  | { of: 'favourites' | 'recent'; memberId: number }

export type GameFilter = {
  gameType?: GameType | undefined
  vassalage?: string | undefined
  gameClassify?: string | undefined
  gameName?: string | undefined
}

export type FoundGames = {
  rows: Rows[]
  total: number
  /** Whether these games are only close matches, because no game matched exactly. */
  close: boolean
}

const lobbyOrder = [asc(game.gameType), asc(game.position), asc(game.nodeId)]

/** HOME-06, HOME-09 */
export async function findGames(
  database: Database,
  list: GameList,
  filter: GameFilter,
  page: { number: number; size: number },
): Promise<FoundGames> {
  const words = wordsOf(filter.gameName)
  const narrowed = conditions(filter)
  const asTyped = await pageOf(database, list, [...narrowed, ...words.map(holds)], page)
  const mayBeClose = asTyped.total === 0 && words.some((word) => word.length >= FEWEST_LETTERS)
  return mayBeClose ? closePageOf(database, list, { narrowed, words }, page) : { ...asTyped, close: false }
}

/** Returns the first games and the total of every category that has games, in the protocol's order. */
export async function findMenus(
  database: Database,
  first: number,
): Promise<{ gameType: GameType; total: number; rows: Rows[] }[]> {
  const placed = database
    .select({
      nodeId: game.nodeId,
      place:
        sql<number>`row_number() over (partition by ${game.gameType} order by ${game.position}, ${game.nodeId})`.as(
          'place',
        ),
    })
    .from(game)
    .as('placed')
  const [rows, totals] = await Promise.all([
    database
      .select({ game, vendor })
      .from(game)
      .innerJoin(vendor, eq(vendor.code, game.vendorCode))
      .innerJoin(placed, eq(placed.nodeId, game.nodeId))
      .where(sql`${placed.place} <= ${first}`)
      .orderBy(...lobbyOrder),
    database.select({ gameType: game.gameType, total: count() }).from(game).groupBy(game.gameType),
  ])
  return gameType.options.flatMap((type) => {
    const total = totals.find((one) => one.gameType === type)?.total ?? 0
    return total > 0
      ? [{ gameType: type, total, rows: rows.filter((row) => row.game.gameType === type) }]
      : []
  })
}

async function pageOf(
  database: Database,
  list: GameList,
  filters: SQL[],
  page: { number: number; size: number },
): Promise<{ rows: Rows[]; total: number }> {
  const { where, order, join } = listed(list)
  const conditions = and(where, ...filters)
  const games = database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .$dynamic()
  const counted = database.select({ total: count() }).from(game).$dynamic()
  const [rows, totals] = await Promise.all([
    join(games)
      .where(conditions)
      .orderBy(...order)
      .limit(page.size)
      .offset((page.number - 1) * page.size),
    join(counted).where(conditions),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/**
 * Returns one page of close matches, and their total. The database selects candidates with a fixed number of
 * patterns; `isClose` then checks each candidate. An exact check in SQL would need a number of patterns that
 * grows with the square of the word length.
 */
async function closePageOf(
  database: Database,
  list: GameList,
  { narrowed, words }: { narrowed: SQL[]; words: string[] },
  page: { number: number; size: number },
): Promise<FoundGames> {
  const { where, order, join } = listed(list)
  const candidates = database.select({ nodeId: game.nodeId, text: game.searchText }).from(game).$dynamic()
  const looked = await join(candidates)
    .where(and(where, ...narrowed, ...words.map(mayNearlyHold)))
    .orderBy(...order)
  const close = looked.filter(({ text }) => isClose(text, words))
  const first = (page.number - 1) * page.size
  const nodeIds = close.slice(first, first + page.size).map(({ nodeId }) => nodeId)
  const rows = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(inArray(game.nodeId, nodeIds))
  const places = new Map(nodeIds.map((nodeId, place) => [nodeId, place]))
  const placeOf = (row: Rows) => places.get(row.game.nodeId) ?? 0
  rows.sort((one, other) => placeOf(one) - placeOf(other))
  return { rows, total: close.length, close: close.length > 0 }
}

type Listed = {
  where: SQL | undefined
  order: SQL[]
  join: <Query extends PgSelect>(query: Query) => Query
}

function listed(list: GameList): Listed {
  const itself = <Query extends PgSelect>(query: Query) => query
  switch (list.of) {
    case 'all':
      return { where: undefined, order: lobbyOrder, join: itself }
    case 'hot':
      return { where: eq(game.hot, true), order: lobbyOrder, join: itself }
    case 'newest': {
      const since = new Date(list.now.getTime() - NEW_FOR)
      return { where: gte(game.addedAt, since), order: [desc(game.addedAt), asc(game.nodeId)], join: itself }
    }
    case 'favourites':
      return ownList(favouriteGame, list.memberId)
    case 'recent':
      return ownList(recentGame, list.memberId)
  }
}

/** The member's favourite or recent games, latest first. */
function ownList(own: typeof favouriteGame | typeof recentGame, memberId: number): Listed {
  return {
    where: eq(own.memberId, memberId),
    order: [desc(own.at), asc(game.nodeId)],
    join: (query) => query.innerJoin(own, eq(own.nodeId, game.nodeId)) as unknown as typeof query,
  }
}

const conditions = ({ gameType, vassalage, gameClassify }: GameFilter): SQL[] => [
  ...(gameType ? [eq(game.gameType, gameType)] : []),
  // A vendor's list omits the vendor's groups, as they would open the same list.
  ...(vassalage ? [eq(game.vendorCode, vassalage), eq(game.group, false)] : []),
  ...(gameClassify ? [eq(game.gameClassify, gameClassify)] : []),
]

const wordsOf = (typed = ''): string[] => {
  const words = foldAccents(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, MOST_WORDS)
}

const holds = (word: string): SQL => like(game.searchText, `%${literal(word)}%`)

/** Selects all games with a word close to this one, but also some other games. */
const mayNearlyHold = (word: string): SQL | undefined =>
  word.length < FEWEST_LETTERS ? holds(word) : or(...partsOf(word).map(holds))

/** Escapes a word for use in a LIKE pattern. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
