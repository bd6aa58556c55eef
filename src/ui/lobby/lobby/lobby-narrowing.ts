import type { GameFilters } from '#protocol/lobby/game-filters.ts'

/** What a list of games is narrowed by, or no longer. */
export type Narrowing = Partial<Pick<GameFilters, 'selection' | 'vendor' | 'kind' | 'text'>>
