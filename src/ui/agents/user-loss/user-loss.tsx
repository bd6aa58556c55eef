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
  /** Currency and totals; undefined while loading. */
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

/** Profit and loss of each player in the team (AGENT-10). */
export function UserLoss(props: Props) {
  const { days, rows, report, inSight, sorting, directOnly } = props
  const { t } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const money = (of: (loss: Loss) => number) => (loss: Loss) => <Amount amount={of(loss)} symbol={symbol} />
  const columns: Column<Loss, LossOrder>[] = [
    { name: 'account', head: t`Account`, inCard: 'title', sort: 'account', cell: ({ account }) => account },
    {
      name: 'deposits',
      head: t`Deposits`,
      isFigure: true,
      inCard: 'fact',
      sort: 'deposits',
      cell: money(({ deposits }) => deposits),
    },
    {
      name: 'withdrawals',
      head: t`Withdrawals`,
      isFigure: true,
      inCard: 'fact',
      cell: money(({ withdrawals }) => withdrawals),
    },
    {
      name: 'stake',
      head: t`Staked`,
      isFigure: true,
      inCard: 'fact',
      sort: 'stake',
      cell: money(({ stake }) => stake),
    },
    { name: 'win', head: t`Won`, isFigure: true, inCard: 'fact', cell: money(({ win }) => win) },
    { name: 'gifts', head: t`Bonuses`, isFigure: true, inCard: 'fact', cell: money(({ gifts }) => gifts) },
    {
      name: 'loss',
      head: t`Player’s loss`,
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
      title={t`User loss`}
      days={days}
      counted={<Trans>Your team alone: your own bets, deposits and withdrawals do not count.</Trans>}
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
      filters={
        <Filters>
          <SearchFilter actor={props.seeker} />
          <SwitchFilter label={t`Only my direct players`} on={directOnly} onSwitch={props.onDirectOnly} />
        </Filters>
      }
    >
      <ReportTable
        caption={t`User loss`}
        columns={columns}
        rows={rows}
        keyOf={({ memberId }) => memberId}
        sorting={sorting}
        onSort={props.onSort}
        empty={
          <EmptyState state="empty" title={<Trans>Nobody of the team played</Trans>}>
            <Trans>Choose other days, or look without the filters.</Trans>
          </EmptyState>
        }
        foot={
          report
            ? [
                { title: t`In this list`, cells: sums(inSight) },
                { title: t`Total`, cells: sums(report.totals.all) },
              ]
            : []
        }
      />
    </ReportPage>
  )
}
