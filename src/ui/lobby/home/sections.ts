import type { Game } from '#protocol/lobby/games.ts'

/**
 * `SHOWN`: how many games of a section Home shows. `HOT_SHOWN`: up to this number, all hot games are shown,
 * in two rows.
 */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

export type Section = { shown: Game[]; more: boolean }

/**
 * A section's games (HOME-05). A category shows up to 6 games. If it has 6 or more, there is also a link to
 * its list. Up to 12 hot games are all shown, and of more than 12 only 6.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
