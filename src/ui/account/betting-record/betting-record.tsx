import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BettingRecord as Bet, BetState, BettingRecords } from '#protocol/account/betting-records.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { type BetOrder, betSumCells, useBetColumns } from '#ui/account/records/bet-columns.tsx'
import { BetStateFilter, GameTypeFilter } from '#ui/account/records/bet-filters.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { ChoiceFilter, Filters } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { RowOpener } from '#ui/kit/report/row-opener.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'

export type VendorName = { code: string; name: string }

type Props = {
  days: ReportDays
  rows: Rows<Bet>
  /** Currency and totals. Undefined while loading. */
  report: Pick<BettingRecords, 'currency' | 'totals'> | undefined
  inSight: BettingRecords['totals']['page']
  /** Empty until loaded. */
  vendors: readonly VendorName[]
  filters: {
    gameType: GameType | undefined
    vendor: string | undefined
    state: BetState | undefined
  }
  onGameType: (gameType: GameType | undefined) => void
  onVendor: (code: string | undefined) => void
  onState: (state: BetState | undefined) => void
  onOpen: (bet: Bet) => void
  sheet: ReactNode
  exporting: Exporting
  onExport: () => void
}

/** The member's own bets (MEM-08). */
export function BettingRecord(props: Props) {
  const { days, rows, report, inSight, vendors, filters } = props
  const { t } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const { at, state, stake, win, net } = useBetColumns(symbol)
  const columns: Column<Bet, BetOrder>[] = [
    {
      name: 'game',
      head: t({ id: 'common.game', message: 'Game' }),
      inCard: 'title',
      cell: (bet) => <RowOpener onOpen={() => props.onOpen(bet)}>{bet.gameName}</RowOpener>,
    },
    at,
    {
      name: 'vendor',
      head: t({ id: 'common.provider', message: 'Provider' }),
      inCard: 'note',
      cell: ({ vassalage }) => vendors.find(({ code }) => code === vassalage)?.name ?? vassalage,
    },
    ...[state, stake, win],
    { ...net, head: t({ id: 'account.bets.profitAndLoss', message: 'Profit & loss' }) },
  ]
  return (
    <ReportPage
      title={t({ id: 'common.betHistory', message: 'Bet history' })}
      days={days}
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
      filters={
        <Filters>
          <GameTypeFilter chosen={filters.gameType} onChoose={props.onGameType} />
          <ChoiceFilter
            label={t({ id: 'common.provider', message: 'Provider' })}
            all={t({ id: 'common.filterAll', message: 'All' })}
            choices={vendors.map(({ code, name }) => ({ value: code, name }))}
            chosen={filters.vendor}
            isLate
            onChoose={props.onVendor}
          />
          <BetStateFilter chosen={filters.state} onChoose={props.onState} />
        </Filters>
      }
    >
      <ReportTable
        caption={t({ id: 'common.betHistory', message: 'Bet history' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans id="common.noBets">No bets</Trans>}>
            <Trans id="common.widenSearch">Choose other days or remove the filters.</Trans>
          </EmptyState>
        }
        foot={
          report
            ? [
                {
                  title: t({ id: 'common.sumOfList', message: 'In this list' }),
                  cells: betSumCells(inSight, symbol),
                },
                {
                  title: t({ id: 'common.total', message: 'Total' }),
                  cells: betSumCells(report.totals.all, symbol),
                },
              ]
            : []
        }
      />
      {props.sheet}
    </ReportPage>
  )
}
