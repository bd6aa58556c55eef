import { Trans, useLingui } from '@lingui/react/macro'
import type { BetState } from '#protocol/account/betting-records.ts'
import type { TeamBets } from '#protocol/agents/team-reports.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { type BetOrder, betSumCells, useBetColumns } from '#ui/account/records/bet-columns.tsx'
import { BetStateFilter, GameTypeFilter } from '#ui/account/records/bet-filters.tsx'
import { type ReportSearchActor, SearchFilter } from '#ui/agents/report/search-filter.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows, type Sorting } from '#ui/kit/layout/report-table.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { Filters, SwitchFilter } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'

type Bet = TeamBets['bets'][number]
type BetSums = TeamBets['totals']['all']

type Props = {
  days: ReportDays
  rows: Rows<Bet>
  /** Currency and totals. Undefined while loading. */
  report: Pick<TeamBets, 'currency' | 'totals'> | undefined
  inSight: BetSums
  sorting: Sorting<BetOrder>
  filters: {
    directOnly: boolean
    gameType: GameType | undefined
    state: BetState | undefined
  }
  onSort: (sorting: Sorting<BetOrder>) => void
  seeker: ReportSearchActor
  onDirectOnly: (on: boolean) => void
  onGameType: (gameType: GameType | undefined) => void
  onState: (state: BetState | undefined) => void
  exporting: Exporting
  onExport: () => void
}

/** Bets of the agent's team (AGENT-10). */
export function TeamBetting(props: Props) {
  const { days, rows, report, inSight, sorting, filters } = props
  const { t } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const { at, game, gameType, state, stake, win, net } = useBetColumns(symbol)
  const columns: Column<Bet, BetOrder>[] = [
    {
      name: 'account',
      head: t({ id: 'common.account', message: 'Account' }),
      inCard: 'title',
      cell: ({ account }) => account,
    },
    ...[at, game, gameType, state, stake, win, net],
  ]
  return (
    <ReportPage
      title={t({ id: 'agents.teamBetting.title', message: 'Team betting' })}
      days={days}
      counted={<Trans id="agents.teamBetting.scope">Only your team. Your own bets aren’t included.</Trans>}
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
      filters={
        <Filters>
          <SearchFilter actor={props.seeker} />
          <GameTypeFilter chosen={filters.gameType} onChoose={props.onGameType} />
          <BetStateFilter chosen={filters.state} onChoose={props.onState} />
          <SwitchFilter
            label={t({ id: 'agents.directOnly', message: 'Only my direct players' })}
            on={filters.directOnly}
            onSwitch={props.onDirectOnly}
          />
        </Filters>
      }
    >
      <ReportTable
        caption={t({ id: 'agents.teamBetting.title', message: 'Team betting' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={props.onSort}
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
    </ReportPage>
  )
}
