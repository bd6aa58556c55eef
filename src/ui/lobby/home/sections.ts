import type { Game } from '#protocol/lobby/games.ts'

/** Tiles per section on Home, and the limit up to which all hot games show (two rows). */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

export type Section = { shown: Game[]; more: boolean }

/**
 * HOME-05: a category shows up to 6 games and links to more from 6 on. Up to 12 hot games show in full; more
 * are cut to 6.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
