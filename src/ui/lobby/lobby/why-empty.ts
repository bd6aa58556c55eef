import type { GameFilters } from '#protocol/lobby/game-filters.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'

export type WhyEmpty =
  | { why: 'text' }
  | { why: 'unknownVendor'; code: string }
  /**
   * None of the vendor's games matches. `elsewhere`: the categories in which the vendor has games. `others`:
   * whether other vendors have games.
   */
  | { why: 'vendor'; name: string; elsewhere: readonly GameType[]; others: boolean }
  /** There are no games of this kind. `vendor` is the chosen vendor's name, or null if none is chosen. */
  | { why: 'kind'; kind: string; vendor: string | null }
  /** The selection, such as favourites, contains no games that match the filters. */
  | { why: 'selection' }
  /** The list is empty even without filters. `others`: whether there are games in other lists. */
  | { why: 'bare'; others: boolean }

/**
 * Finds out why a list is empty. `lanes` are the vendors and game kinds by category, and are empty until they
 * have loaded.
 */
export function whyEmpty(
  { selection, category, vendor, kind, text }: GameFilters,
  lanes: readonly VendorLane[],
): WhyEmpty {
  if (text) return { why: 'text' }
  const cards = lanes.flatMap(({ title, cards }) => cards.map((card) => ({ title, ...card })))
  const ofVendor = cards.filter(({ vassalage }) => vassalage === vendor)
  const isHere = ofVendor.some(({ title }) => category === null || title === category)
  const name = ofVendor[0]?.vendor ?? vendor
  if (vendor && lanes.length > 0 && ofVendor.length === 0) return { why: 'unknownVendor', code: vendor }
  if (vendor && name && (!isHere || (!kind && selection === 'all'))) {
    const elsewhere = ofVendor.map(({ title }) => title).filter((title) => title !== category)
    const others = cards.some(({ vassalage }) => vassalage !== vendor)
    return { why: 'vendor', name, elsewhere: category === null ? [] : elsewhere, others }
  }
  if (kind && selection === 'all') return { why: 'kind', kind, vendor: name }
  if (vendor || kind) return { why: 'selection' }
  // Without a selection, games in the list's own category do not count.
  const isOutside = (title: GameType) => selection !== 'all' || (category !== null && title !== category)
  return { why: 'bare', others: cards.some(({ title }) => isOutside(title)) }
}
