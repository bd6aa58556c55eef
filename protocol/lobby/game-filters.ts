import type { GameType } from './games.ts'

/** The lists of the lobby, before filters apply (HOME-09). */
export const gameSelections = ['all', 'new', 'hot', 'favorite', 'recent'] as const
export type GameSelection = (typeof gameSelections)[number]

export type GameFilters = {
  selection: GameSelection
  /** Category, vendor code and kind; null means all. */
  category: GameType | null
  vendor: string | null
  kind: string | null
  /** Search words; empty for no search. */
  text: string
}

/** Maximum number of pages in one scrolling list. Page numbers lead to the rest of a longer list. */
export const MOST_PAGES = 100
