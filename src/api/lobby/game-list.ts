import { fetchValue } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import type { Language } from '#domain/text/language.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { listFavourites } from '#protocol/lobby/favourites.ts'
import type { GameFilters } from '#protocol/lobby/game-filters.ts'
import { type Game, listGames, listHotGames } from '#protocol/lobby/games.ts'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'

/** Games per page (HOME-06). */
const PAGE_SIZE = 18
/** Pages per call if a query needs more pages than this. Smaller queries read one page per call. */
const PAGES_A_CALL = 5

/** `first` is the number of the first page, counting from 1. */
export type GameListQuery = GameFilters & { first: number; pages: number }

export type GameListPart = {
  games: readonly Game[]
  totalPages: number
  total: number
  /** True if no name matches exactly. `games` then contains games with similar names. */
  close: boolean
}

export async function readGames(
  { first, pages, ...filters }: GameListQuery,
  language: Language,
  signal: AbortSignal,
): Promise<GameListPart> {
  const aCall = pages > PAGES_A_CALL ? PAGES_A_CALL : 1
  const size = PAGE_SIZE * aCall
  const from = Math.floor((first - 1) / aCall)
  const until = Math.ceil((first + pages - 1) / aCall)
  const numbers = Array.from({ length: until - from }, (_, place) => from + place + 1)
  const parts = await Promise.all(
    numbers.map((number) => readPage(filters, { number, size, language, signal })),
  )
  const [start] = parts
  if (!start) throw new Error('The game list has no pages.')
  const skipped = (first - 1 - from * aCall) * PAGE_SIZE
  const games = parts.flatMap((part) => part.games).slice(skipped, skipped + pages * PAGE_SIZE)
  return { ...start, games, totalPages: Math.ceil(start.total / PAGE_SIZE) }
}

type Asked = { number: number; size: number; language: Language; signal: AbortSignal }

async function readPage(
  { selection, category, vendor, kind, text }: GameFilters,
  { number, size, language, signal }: Asked,
): Promise<GameListPart> {
  const { platform, clientType } = protocolConstants
  const filter = {
    language,
    ...(category && { gameType: category }),
    ...(vendor && { vassalage: vendor }),
    ...(kind && { gameClassify: kind }),
    ...(text && { gameName: text }),
  }
  const byPage = { page: number, pageSize: size, ...filter }
  const byPageNo = { clientType, platform, pageNo: number, pageSize: size, ...filter }
  const merchant = settings().merchant
  switch (selection) {
    case 'hot':
      return listed(
        await fetchValue(listHotGames, { merchantCode: merchant, platform, ...byPage }, { signal }),
      )
    case 'recent':
      return listed(await fetchValue(listRecentGames, { clientType, ...byPage }, { signal }))
    case 'favorite': {
      const { favGameList } = await fetchValue(listFavourites, byPageNo, { signal })
      const { content: games, totalPages, total, close } = favGameList
      return { games, totalPages, total, close }
    }
    case 'all':
    case 'new':
      return fetchValue(
        listGames,
        { merchant, ...byPageNo, ...(selection === 'new' && { newest: true }) },
        { signal },
      )
  }
}

const listed = ({ list, ...size }: Omit<GameListPart, 'games'> & { list: Game[] }): GameListPart => ({
  games: list,
  ...size,
})
