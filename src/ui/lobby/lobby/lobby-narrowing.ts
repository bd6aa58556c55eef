import type { GameFilters } from '#protocol/lobby/game-filters.ts'

export type Narrowing = Partial<Pick<GameFilters, 'selection' | 'vendor' | 'kind' | 'text'>>
