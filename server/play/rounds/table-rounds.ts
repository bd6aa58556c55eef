import type { StartRound } from '#protocol/play/play.ts'
import { type TableBet, type TableVariant, tableVariants } from '#protocol/play/play-table.ts'
import { tablePayout } from '#protocol/play/table-payout.ts'
import { landTable } from '#server/play/engines/table.ts'
import type { OwnRounds } from './rounds.ts'
import { stakeLimits, stakes } from './stakes.ts'

/** @throws if the game is not a table game */
export function tableVariantOf({ gameClassify }: { gameClassify: string }): TableVariant {
  const variant = tableVariants.find((known) => known === gameClassify)
  if (!variant) throw new Error(`No table game plays ${gameClassify}`)
  return variant
}

/**
 * Whether the stake is valid. Roulette chips must lie on different spots and add up to the stake, within its
 * limits. Each chip must be at least the lowest stake and a multiple of 10 minor units.
 */
function isLaidRight({ stake, table }: StartRound): boolean {
  if (table?.variant !== 'roulette') return stakes.includes(stake)
  const { chips } = table
  const sum = chips.reduce((all, { amount }) => all + amount, 0)
  const isEach = chips.every(({ amount }) => amount >= stakeLimits.least && amount % 10 === 0)
  return (
    isEach &&
    sum === stake &&
    sum <= stakeLimits.most &&
    new Set(chips.map(({ spot }) => spot)).size === chips.length
  )
}

export const tableRounds: OwnRounds<'table'> = {
  rules: (game) => ({ engine: 'table', variant: tableVariantOf(game), total: stakeLimits }),
  toDto: ({ bet, returnBp, landed }) => ({ engine: 'table', bet, returnBp, landed }),
  isStake: isLaidRight,
  isOffered: ({ table }, game) => table?.variant === tableVariantOf(game),
  isSame: ({ bet }, { table }) => isSameBet(bet, table),
  begin: ({ bet: { stake, table }, game: { returnBp }, numbers, seeds }) => {
    if (!table) throw new Error('The table round was started without a bet')
    const landed = landTable(numbers, table)
    const state = { engine: 'table' as const, seeds, bet: table, returnBp, landed }
    return { state, payout: tablePayout({ bet: table, stake, returnBp }, landed) }
  },
}

function isSameBet(one: TableBet, other: TableBet | undefined): boolean {
  if (one.variant === 'roulette' && other?.variant === 'roulette') {
    const onSpots = (bet: typeof one) =>
      bet.chips
        .map(({ spot, amount }) => `${spot} ${amount}`)
        .sort()
        .join()
    return onSpots(one) === onSpots(other)
  }
  if (one.variant === 'dice' && other?.variant === 'dice')
    return one.side === other.side && one.chance === other.chance
  return (
    one.variant === 'plinko' &&
    other?.variant === 'plinko' &&
    one.rows === other.rows &&
    one.risk === other.risk
  )
}
