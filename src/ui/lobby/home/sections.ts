import type { Game } from '#protocol/lobby/games.ts'

/** Tiles of a section on Home, and how many hot games fit in two rows. */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

/** What a section of Home shows of its games, and whether it offers the rest. */
export type Section = { shown: Game[]; more: boolean }

/**
 * HOME-05: a category shows at most 6 and offers more from 6 on; the hot games all stand up to 12, and above that
 * are cut to 6.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
