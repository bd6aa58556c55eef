import {
  CARDS,
  type LiveDrawn,
  type LiveSpot,
  type LiveTableKind,
  livePayout,
  spotDrawn,
  wheel,
} from '#domain/play/live-odds.ts'
import type { FairNumbers } from './fair-numbers.ts'

/** Spins the wheel, or draws one card per side from a single deck. */
export function drawLive(numbers: FairNumbers, table: LiveTableKind): LiveDrawn {
  if (table === 'wheel') return { table, stop: numbers(wheel.length) }
  const dragon = numbers(CARDS)
  const second = numbers(CARDS - 1)
  // Skip the card that is already drawn.
  return { table, dragon, tiger: second >= dragon ? second + 1 : second }
}

export const liveWin = (
  bet: { stake: number; spot: LiveSpot; returnBp: number },
  drawn: LiveDrawn,
): number => (spotDrawn(drawn) === bet.spot ? livePayout(bet) : 0)
