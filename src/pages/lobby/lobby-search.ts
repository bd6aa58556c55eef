import * as v from 'valibot'
import type { GameListQuery } from '#api/lobby/game-list.ts'
import type { LobbyPlace } from '#pages/kit/lobby-places.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { gameSelections, MOST_PAGES } from '#protocol/lobby/game-filters.ts'

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(40))
/** Maximum length of a search text, in characters. */
const LONGEST = 60
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((typed) =>
    String(typed)
      .replace(/\p{Cc}/gu, '')
      .slice(0, LONGEST),
  ),
)
/** The highest page number that the platform accepts. Higher numbers in the URL are lowered to it. */
const LAST = 10_000

/** A game list's search params: filters, first page, number of pages, and whether all tables are shown. */
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
  tables: orNothing(v.literal('all')),
})

export type LobbySearch = v.InferOutput<typeof lobbySearch>

export const queryOf = (place: LobbyPlace, search: LobbySearch): GameListQuery => ({
  selection: place.selection ?? search.list ?? 'all',
  category: place.category,
  vendor: search.vassalage ?? null,
  kind: search.kind ?? null,
  text: search.q ?? '',
  first: search.page ?? 1,
  pages: search.pages ?? 1,
})
