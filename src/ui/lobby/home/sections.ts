import type { Game } from '#protocol/lobby/games.ts'

/** Home shows `SHOWN` games per section, but all hot games if there are at most `HOT_SHOWN` (two rows). */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

export type Section = { shown: Game[]; more: boolean }

/**
 * Returns a section's games (HOME-05). A category shows up to 6 games. Hot games are all shown if there are
 * at most 12; if there are more, only 6 are. `more`: whether to link to the full list. True from 6 games on.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
