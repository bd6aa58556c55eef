import * as v from 'valibot'
import type { GameListQuery } from '#api/lobby/game-list.ts'
import { orNothing } from '#pages/agents/report-search.ts'
import { gameSelections, MOST_PAGES } from '#protocol/lobby/game-filters.ts'
import type { LobbyPlace } from './lobby-places.ts'

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(40))
/** What the platform takes of a text: no signs that nobody can type, and not more than fits its field. */
const LONGEST = 60
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((typed) =>
    String(typed)
      .replace(/\p{Cc}/gu, '')
      .slice(0, LONGEST),
  ),
)
/** The last page that the platform takes; a number beyond it is beyond every list, and its end is shown. */
const LAST = 10_000

/** What the address of a list names besides the list: its narrowing, the page it begins with, and how many more are shown. */
export const lobbySearch = v.object({
  list: orNothing(v.picklist(gameSelections)),
  vassalage: orNothing(code),
  kind: orNothing(code),
  q: orNothing(text),
  page: orNothing(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.transform((page) => Math.min(page, LAST)),
    ),
  ),
  pages: orNothing(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES))),
  /** Whether all tables are shown that are known. */
  tables: orNothing(v.literal('all')),
})

export type LobbySearch = v.InferOutput<typeof lobbySearch>

/** What an address asks for. */
export const wishOf = (place: LobbyPlace, search: LobbySearch): GameListQuery => ({
  selection: place.selection ?? search.list ?? 'all',
  category: place.category,
  vendor: search.vassalage ?? null,
  kind: search.kind ?? null,
  text: search.q ?? '',
  first: search.page ?? 1,
  pages: search.pages ?? 1,
})
