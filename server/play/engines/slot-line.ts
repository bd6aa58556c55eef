import type { SlotSymbol } from '#protocol/play/play-slot.ts'
import { pays } from './slot-model.ts'

export type LineWin = { symbol: SlotSymbol; count: number; pays: number }

/** Minimum length of a winning run. */
const LEAST = 3

/**
 * Returns the win of one line, read from the left; null if there is none. Wilds substitute for all symbols
 * except scatters, and also win as a symbol of their own.
 */
export function lineWin(signs: readonly SlotSymbol[]): LineWin | null {
  const first = signs.find((sign) => sign !== 'w')
  const wilds = countWhile(signs, (sign) => sign === 'w')
  const ofWilds = winOf('w', wilds)
  if (first === undefined || first === 's') return ofWilds
  const ofFirst = winOf(
    first,
    countWhile(signs, (sign) => sign === 'w' || sign === first),
  )
  return (ofWilds?.pays ?? 0) > (ofFirst?.pays ?? 0) ? ofWilds : ofFirst
}

function winOf(symbol: SlotSymbol, count: number): LineWin | null {
  const times = pays[symbol][count - LEAST]
  return times === undefined ? null : { symbol, count, pays: times }
}

function countWhile(signs: readonly SlotSymbol[], isCounted: (sign: SlotSymbol) => boolean): number {
  const end = signs.findIndex((sign) => !isCounted(sign))
  return end === -1 ? signs.length : end
}
