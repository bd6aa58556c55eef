import * as v from 'valibot'
import type { GameListWish } from '#api/game-list.ts'
import { gameSelections } from '#contract/game-filters.ts'
import type { LobbyPlace } from './-lobby-places.ts'
import { orNothing } from './-report-search.ts'

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(40))
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))
const from = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** What the address of a list names besides the list: its narrowing, the page it begins with, and how many more are shown. */
export const lobbySearch = v.object({
  list: orNothing(v.picklist(gameSelections)),
  vassalage: orNothing(code),
  kind: orNothing(code),
  q: orNothing(text),
  page: orNothing(from(1, 10_000)),
  pages: orNothing(from(1, 100)),
})

export type LobbySearch = v.InferOutput<typeof lobbySearch>

/** What an address asks for. */
export const wishOf = (place: LobbyPlace, search: LobbySearch): GameListWish => ({
  selection: place.selection ?? search.list ?? 'all',
  category: place.category,
  vendor: search.vassalage ?? null,
  kind: search.kind ?? null,
  text: search.q ?? '',
  first: search.page ?? 1,
  pages: search.pages ?? 1,
})
