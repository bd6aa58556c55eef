import { Trans, useLingui } from '@lingui/react/macro'
import type { UserLosses } from '#protocol/agents/team-reports.ts'
import { type ReportSearchActor, SearchFilter } from '#ui/agents/report/search-filter.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows, type Sorting } from '#ui/kit/layout/report-table.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { Filters, SwitchFilter } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'

type Loss = UserLosses['losses'][number]
type LossSums = UserLosses['totals']['all']
export type LossOrder = 'loss' | 'stake' | 'deposits' | 'account'

type Props = {
  days: ReportDays
  rows: Rows<Loss>
  /** Currency and totals. Undefined while loading. */
  report: Pick<UserLosses, 'currency' | 'totals'> | undefined
  inSight: LossSums
  sorting: Sorting<LossOrder>
  directOnly: boolean
  onSort: (sorting: Sorting<LossOrder>) => void
  seeker: ReportSearchActor
  onDirectOnly: (on: boolean) => void
  exporting: Exporting
  onExport: () => void
}

/** The profit and loss of each player in the team (AGENT-10). */
export function UserLoss(props: Props) {
  const { days, rows, report, inSight, sorting, directOnly } = props
  const { t } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const money = (of: (loss: Loss) => number) => (loss: Loss) => <Amount amount={of(loss)} symbol={symbol} />
  const columns: Column<Loss, LossOrder>[] = [
    {
      name: 'account',
      head: t({ id: 'common.account', message: 'Account' }),
      inCard: 'title',
      sort: 'account',
      cell: ({ account }) => account,
    },
    {
      name: 'deposits',
      head: t({ id: 'common.deposits', message: 'Deposits' }),
      isFigure: true,
      inCard: 'fact',
      sort: 'deposits',
      cell: money(({ deposits }) => deposits),
    },
    {
      name: 'withdrawals',
      head: t({ id: 'common.withdrawals', message: 'Withdrawals' }),
      isFigure: true,
      inCard: 'fact',
      cell: money(({ withdrawals }) => withdrawals),
    },
    {
      name: 'stake',
      head: t({ id: 'common.totalStaked', message: 'Total staked' }),
      isFigure: true,
      inCard: 'fact',
      sort: 'stake',
      cell: money(({ stake }) => stake),
    },
    {
      name: 'win',
      head: t({ id: 'common.payout', message: 'Payout' }),
      isFigure: true,
      inCard: 'fact',
      cell: money(({ win }) => win),
    },
    {
      name: 'gifts',
      head: t({ id: 'agents.playerLosses.bonuses', message: 'Bonuses and rewards' }),
      isFigure: true,
      inCard: 'fact',
      cell: money(({ gifts }) => gifts),
    },
    {
      name: 'loss',
      head: t({ id: 'agents.playerLosses.loss', message: 'Player’s loss' }),
      isFigure: true,
      inCard: 'aside',
      sort: 'loss',
      cell: ({ loss }) => <Amount amount={loss} symbol={symbol} signed />,
    },
  ]
  const sums = (of: LossSums) => ({
    deposits: <Amount amount={of.deposits} symbol={symbol} />,
    withdrawals: <Amount amount={of.withdrawals} symbol={symbol} />,
    stake: <Amount amount={of.stake} symbol={symbol} />,
    win: <Amount amount={of.win} symbol={symbol} />,
    gifts: <Amount amount={of.gifts} symbol={symbol} />,
    loss: <Amount amount={of.loss} symbol={symbol} signed />,
  })
  return (
    <ReportPage
      title={t({ id: 'agents.playerLosses.title', message: 'Player losses' })}
      days={days}
      counted={
        <Trans id="agents.teamScope">
          Only your team. Your own bets, deposits and withdrawals aren’t included.
        </Trans>
      }
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
      filters={
        <Filters>
          <SearchFilter actor={props.seeker} />
          <SwitchFilter
            label={t({ id: 'agents.directOnly', message: 'Only my direct players' })}
            on={directOnly}
            onSwitch={props.onDirectOnly}
          />
        </Filters>
      }
    >
      <ReportTable
        caption={t({ id: 'agents.playerLosses.title', message: 'Player losses' })}
        columns={columns}
        rows={rows}
        keyOf={({ memberId }) => memberId}
        sorting={sorting}
        onSort={props.onSort}
        empty={
          <EmptyState
            state="empty"
            title={<Trans id="agents.playerLosses.emptyTitle">No one in your team played</Trans>}
          >
            <Trans id="common.widenSearch">Choose other days or remove the filters.</Trans>
          </EmptyState>
        }
        foot={
          report
            ? [
                { title: t({ id: 'common.sumOfList', message: 'In this list' }), cells: sums(inSight) },
                { title: t({ id: 'common.total', message: 'Total' }), cells: sums(report.totals.all) },
              ]
            : []
        }
      />
    </ReportPage>
  )
}
