import { ROLLS } from '#domain/play/dice-odds.ts'
import { rouletteWheel } from '#domain/play/roulette-odds.ts'
import type { TableBet, TableLanded } from '#protocol/play/play-table.ts'
import type { FairNumbers } from './fair-numbers.ts'

export function landTable(numbers: FairNumbers, bet: TableBet): TableLanded {
  switch (bet.variant) {
    case 'roulette':
      return { variant: 'roulette', pocket: rouletteWheel[numbers(rouletteWheel.length)] ?? 0 }
    case 'dice':
      return { variant: 'dice', roll: numbers(ROLLS) }
    case 'plinko': {
      const path = Array.from({ length: bet.rows }, () => (numbers(2) === 1 ? 1 : 0))
      return { variant: 'plinko', path }
    }
  }
}
