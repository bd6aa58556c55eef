import type { GameType } from './games.ts'

/** HOME-09: which games a list of the lobby is made of, before any filter. */
export const gameSelections = ['all', 'new', 'hot', 'favorite', 'recent'] as const
export type GameSelection = (typeof gameSelections)[number]

/** Whatever narrows a list of games down. */
export type GameFilters = {
  selection: GameSelection
  /** Null for all categories; likewise vendor (its code) and kind. */
  category: GameType | null
  vendor: string | null
  kind: string | null
  /** Words of the name or the vendor; empty for any. */
  text: string
}

/** As many pages of a list stand behind one another at most; a longer list goes on by the number of its pages. */
export const MOST_PAGES = 100
