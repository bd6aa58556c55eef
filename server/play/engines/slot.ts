import type { SlotSpin, SlotSymbol } from '#protocol/play/play-slot.ts'
import type { FairNumbers } from './fair-numbers.ts'
import { lineWin } from './slot-line.ts'
import { FREE_MULTIPLIER, freeSpins, lines, ROWS, stripSets } from './slot-model.ts'
import { secondSetOf } from './slot-return.ts'

export type SlotResult = { strips: 0 | 1; spins: SlotSpin[]; payout: number }

/** The stake is divided evenly among the lines, so it must be a multiple of this, in minor units. */
export const STAKE_STEP = lines.length

const LEAST_SCATTERS = 3
const WORD_RANGE = 2 ** 32

/**
 * Plays a whole round. `stake` is in minor units, and `returnBp` is the game's stated return in basis points.
 */
export function playSlot(numbers: FairNumbers, round: { stake: number; returnBp: number }): SlotResult {
  const lineStake = round.stake / STAKE_STEP
  const strips = numbers(WORD_RANGE) < secondSetOf(round.returnBp) ? 1 : 0
  const paid = spin(numbers, strips, lineStake)
  const free = Array.from({ length: freeSpins[paid.scatters - LEAST_SCATTERS] ?? 0 }, () =>
    spin(numbers, strips, lineStake * FREE_MULTIPLIER),
  )
  const spins = [paid, ...free]
  return { strips, spins, payout: spins.reduce((sum, { amount }) => sum + amount, 0) }
}

function spin(numbers: FairNumbers, set: 0 | 1, lineStake: number): SlotSpin {
  const strips = stripSets[set] ?? []
  const stops = strips.map((strip) => numbers(strip.length))
  const columns = strips.map((strip, reel) => visible(strip, stops[reel] ?? 0))
  const wins = lines.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => columns[reel]?.[row] ?? 's'))
    return win ? [{ line, symbol: win.symbol, count: win.count, amount: win.pays * lineStake }] : []
  })
  const scatters = columns.flat().filter((sign) => sign === 's').length
  return { stops, wins, scatters, amount: wins.reduce((sum, { amount }) => sum + amount, 0) }
}

function visible(strip: string, stop: number): SlotSymbol[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol)
}
