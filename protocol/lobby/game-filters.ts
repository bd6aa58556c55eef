import type { GameType } from './games.ts'

/** HOME-09: the base set of games of a lobby list, before filters. */
export const gameSelections = ['all', 'new', 'hot', 'favorite', 'recent'] as const
export type GameSelection = (typeof gameSelections)[number]

export type GameFilters = {
  selection: GameSelection
  /** Null for all; likewise vendor (its code) and kind. */
  category: GameType | null
  vendor: string | null
  kind: string | null
  /** Words of the game's or vendor's name; empty for any. */
  text: string
}

/** Maximum of pages shown in one scrolling list; longer lists continue by page number. */
export const MOST_PAGES = 100
