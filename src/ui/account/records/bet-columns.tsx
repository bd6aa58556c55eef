import { useLingui } from '@lingui/react/macro'
import type { BettingRecord } from '#protocol/account/betting-records.ts'
import type { Column } from '#ui/kit/layout/report-table.tsx'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { betStateNames } from './bet-text.ts'

export type BetOrder = 'at' | 'stake' | 'net'

type BetColumn = Column<BettingRecord, BetOrder>

/** Returns the columns for bets, by name. All reports share them. `symbol` is the currency symbol. */
export function useBetColumns(symbol: string) {
  const { t, i18n } = useLingui()
  return {
    at: {
      name: 'at',
      head: t({ id: 'account.bets.placedAt', message: 'Bet time' }),
      inCard: 'note',
      sort: 'at',
      cell: ({ at }) => <CalendarTime moment={at} show="short" />,
    },
    game: {
      name: 'game',
      head: t({ id: 'common.game', message: 'Game' }),
      inCard: 'note',
      cell: ({ gameName }) => gameName,
    },
    gameType: {
      name: 'gameType',
      head: t({ id: 'account.records.gameType', message: 'Type' }),
      inCard: 'note',
      cell: ({ gameType }) => i18n._(partText(gameType)),
    },
    state: {
      name: 'state',
      head: t({ id: 'account.bets.outcome', message: 'Outcome' }),
      inCard: 'note',
      cell: ({ state }) => i18n._(betStateNames[state]),
    },
    stake: {
      name: 'stake',
      head: t({ id: 'common.stake', message: 'Stake' }),
      isFigure: true,
      inCard: 'fact',
      sort: 'stake',
      cell: ({ stake }) => <Amount amount={stake} symbol={symbol} />,
    },
    win: {
      name: 'win',
      head: t({ id: 'account.bets.payout', message: 'Payout' }),
      isFigure: true,
      inCard: 'fact',
      cell: ({ win }) => <Amount amount={win} symbol={symbol} />,
    },
    net: {
      name: 'net',
      head: t({ id: 'account.records.playerProfit', message: 'Player’s profit & loss' }),
      isFigure: true,
      inCard: 'aside',
      sort: 'net',
      cell: ({ net }) => <Amount amount={net} symbol={symbol} signed />,
    },
  } satisfies Record<string, BetColumn>
}

type BetSums = { stake: number; win: number; net: number }

/** Returns the cells of the totals row. Amounts are in minor units. */
export const betSumCells = ({ stake, win, net }: BetSums, symbol: string) => ({
  stake: <Amount amount={stake} symbol={symbol} />,
  win: <Amount amount={win} symbol={symbol} />,
  net: <Amount amount={net} symbol={symbol} signed />,
})
