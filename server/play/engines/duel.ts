import {
  type DuelPick,
  duelPayout,
  duelScore,
  EXCHANGE_ENDS,
  type Exchange,
  exchangeOf,
  isDuelOver,
  isDuelWon,
} from '#domain/play/duel-odds.ts'
import type { FairNumbers } from './fair-numbers.ts'

export function fightDuel(numbers: FairNumbers, form: number): Exchange[] {
  const exchanges: Exchange[] = []
  while (!isDuelOver(exchanges)) exchanges.push(exchangeOf(form, numbers(EXCHANGE_ENDS)))
  return exchanges
}

export const duelWin = (
  bet: { stake: number; form: number; pick: DuelPick; returnBp: number },
  exchanges: readonly Exchange[],
): number => (isDuelWon(bet.pick, duelScore(exchanges)) ? duelPayout(bet) : 0)
