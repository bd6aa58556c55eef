import type { GameFilters } from '#protocol/lobby/game-filters.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'

/** Why a list holds no games, as far as its filters and the known vendors tell. */
export type WhyEmpty =
  /** Nothing is called what was typed. */
  | { why: 'text' }
  /** No vendor has this code. */
  | { why: 'unknownVendor'; code: string }
  /** The vendor has games, if at all, in other categories: these; `others`: whether other vendors are known to have some. */
  | { why: 'vendor'; name: string; elsewhere: readonly GameType[]; others: boolean }
  /** There are none of this kind; `vendor` is the name of the one that has none, null where all vendors are listed. */
  | { why: 'kind'; kind: string; vendor: string | null }
  /** Some of the games would fit, and none of them is among those selected. */
  | { why: 'selection' }
  /** Nothing narrows the list: it is just empty; `others`: whether there are known to be games outside of it. */
  | { why: 'bare'; others: boolean }

/** `lanes` are every category's vendors and kinds; empty as long as they are not known. */
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
  // A whole list that is empty leaves out what it holds itself.
  const isOutside = (title: GameType) => selection !== 'all' || (category !== null && title !== category)
  return { why: 'bare', others: cards.some(({ title }) => isOutside(title)) }
}
