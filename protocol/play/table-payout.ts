import { dicePayout, isDiceWon } from '#domain/play/dice-odds.ts'
import { binOf, plinkoPayout } from '#domain/play/plinko-odds.ts'
import { roulettePayout } from '#domain/play/roulette-odds.ts'
import type { TableBet, TableLanded } from './play-table.ts'

/** Returns the payout in minor units. Throws if bet and result are of different variants. */
export function tablePayout(
  { bet, stake, returnBp }: { bet: TableBet; stake: number; returnBp: number },
  landed: TableLanded,
): number {
  if (bet.variant === 'roulette' && landed.variant === 'roulette')
    return roulettePayout(bet.chips, landed.pocket)
  if (bet.variant === 'dice' && landed.variant === 'dice')
    return isDiceWon(bet, landed.roll) ? dicePayout({ stake, chance: bet.chance, returnBp }) : 0
  if (bet.variant === 'plinko' && landed.variant === 'plinko')
    return plinkoPayout(bet, { stake, bin: binOf(landed.path), returnBp })
  throw new Error(`A bet on ${bet.variant} cannot be settled by a result of ${landed.variant}`)
}
