import type { Game } from '#protocol/lobby/games.ts'

/**
 * Home shows `SHOWN` games per section. If there are at most `HOT_SHOWN` hot games (two rows), it shows all
 * of them.
 */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

export type Section = { shown: Game[]; more: boolean }

/**
 * Returns a section's games (HOME-05). A category shows up to 6 games. The hot section shows all its games if
 * there are at most 12, and otherwise 6. `more` is whether to link to the full list. It is true if there are
 * at least 6 games.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
