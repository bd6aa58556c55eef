import type { Game } from '#protocol/lobby/games.ts'

/** Home shows `SHOWN` games of a section. Up to `HOT_SHOWN` hot games are all shown, in two rows. */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

export type Section = { shown: Game[]; more: boolean }

/**
 * Returns a section's games (HOME-05). A category shows up to 6 games. If it has 6 or more, there is also a
 * link to its list. Hot games are all shown if there are at most 12; otherwise, only 6 are.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
