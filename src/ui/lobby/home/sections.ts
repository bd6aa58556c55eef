import type { Game } from '#protocol/lobby/games.ts'

/**
 * `SHOWN`: games per section on Home. `HOT_SHOWN`: number up to which all hot games are shown, in two rows.
 */
const SHOWN = 6
const HOT_SHOWN = 12

export type SectionKind = 'hot' | 'category'

export type Section = { shown: Game[]; more: boolean }

/**
 * Games of a section (HOME-05). A category shows up to 6 games, and from 6 on a link to its list. Hot games
 * show in full up to 12; if there are more, only 6.
 */
export function sectionOf(kind: SectionKind, games: readonly Game[]): Section {
  const fits = kind === 'hot' && games.length <= HOT_SHOWN
  return { shown: fits ? [...games] : games.slice(0, SHOWN), more: games.length >= SHOWN }
}
