import { and, asc, count, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { type GameType, gameType } from '#contract/games.ts'
import type { Database } from '../database/database.ts'
import { game, vendor } from '../database/schema/game.ts'
import { plain } from './game-names.ts'

type Rows = { game: typeof game.$inferSelect; vendor: typeof vendor.$inferSelect }

export type GameFilter = {
  gameType?: GameType | undefined
  vassalage?: string | undefined
  gameClassify?: string | undefined
  gameName?: string | undefined
  hot?: boolean
}

/** The order of the lobby: its categories, then as each category arranges its games. */
const lobbyOrder = [asc(game.gameType), asc(game.position), asc(game.nodeId)]

/** One page of the games that a filter lets through, and how many there are. */
export async function findGames(
  database: Database,
  filter: GameFilter,
  page: { number: number; size: number },
): Promise<{ rows: Rows[]; total: number }> {
  const where = conditions(filter)
  const [rows, counted] = await Promise.all([
    database
      .select({ game, vendor })
      .from(game)
      .innerJoin(vendor, eq(vendor.code, game.vendorCode))
      .where(where)
      .orderBy(...lobbyOrder)
      .limit(page.size)
      .offset((page.number - 1) * page.size),
    database.select({ total: count() }).from(game).where(where),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** The first games of every category and how many each holds, in the order of the contract's categories. */
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

function conditions({ gameType, vassalage, gameClassify, gameName, hot }: GameFilter): SQL | undefined {
  return and(
    gameType ? eq(game.gameType, gameType) : undefined,
    vassalage ? eq(game.vendorCode, vassalage) : undefined,
    gameClassify ? eq(game.gameClassify, gameClassify) : undefined,
    hot ? eq(game.hot, true) : undefined,
    ...words(gameName ?? ''),
  )
}

/** Every word that was typed must be found somewhere, whatever its case and accents. */
const words = (typed: string): SQL[] =>
  plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ilike(game.searchText, `%${literal(word)}%`))

/** What stands for itself in a LIKE pattern. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
