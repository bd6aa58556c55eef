import type { GameType } from './games.ts'

/** The games of a lobby list before filters (HOME-09). */
export const gameSelections = ['all', 'new', 'hot', 'favorite', 'recent'] as const
export type GameSelection = (typeof gameSelections)[number]

export type GameFilters = {
  selection: GameSelection
  /** Category, vendor code and kind; null for all. */
  category: GameType | null
  vendor: string | null
  kind: string | null
  /** Search words; empty for no search. */
  text: string
}

/** Maximum number of pages in one scrolling list. Longer lists continue by page number. */
export const MOST_PAGES = 100
