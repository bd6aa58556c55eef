import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Transaction, TransactionStatus, Transactions } from '#protocol/account/transactions.ts'
import type { EntryOrder } from '#protocol/agents/agent-income.ts'
import { useEntryColumns } from '#ui/account/records/entry-columns.tsx'
import {
  type EntryGroup,
  entryNames,
  entryStatuses,
  groupNames,
  statusNames,
} from '#ui/account/records/entry-text.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { ChoiceFilter, Filters } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { RowOpener } from '#ui/kit/report/row-opener.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { EntryStatus } from './entry-status.tsx'

type Sums = Transactions['totals']['all']

type Props = {
  days: ReportDays
  rows: Rows<Transaction>
  /** Currency and totals. Undefined while loading. */
  report: Pick<Transactions, 'currency' | 'totals'> | undefined
  inSight: Sums
  groups: readonly EntryGroup[]
  filters: { group: EntryGroup | undefined; status: TransactionStatus | undefined }
  onGroup: (group: EntryGroup | undefined) => void
  onStatus: (status: TransactionStatus | undefined) => void
  onOpen: (entry: Transaction) => void
  sheet: ReactNode
  exporting: Exporting
  onExport: () => void
}

/** The transaction history: money in and out of the account, and pending entries (MEM-08, CALL-40). */
export function TransactionReport(props: Props) {
  const { days, rows, report, inSight, filters } = props
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const { type, at, amount, balance } = useEntryColumns(symbol)
  const columns: Column<Transaction, EntryOrder>[] = [
    {
      ...type,
      cell: (entry) => (
        <RowOpener onOpen={() => props.onOpen(entry)}>{i18n._(entryNames[entry.type])}</RowOpener>
      ),
    },
    at,
    {
      name: 'status',
      head: t({ id: 'common.status', message: 'Status' }),
      inCard: 'note',
      cell: ({ status }) => <EntryStatus status={status} />,
    },
    amount,
    balance,
  ]
  const sumRows = (title: string, sums: Sums) => [
    {
      title: t({ id: 'account.transactions.moneyIn', message: `${title}: money in` }),
      cells: { amount: <Amount amount={sums.in} symbol={symbol} /> },
    },
    {
      title: t({ id: 'account.transactions.moneyOut', message: `${title}: money out` }),
      cells: { amount: <Amount amount={-sums.out} symbol={symbol} signed /> },
    },
  ]
  return (
    <ReportPage
      title={t({ id: 'common.transactionHistory', message: 'Transaction history' })}
      days={days}
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
      filters={
        <Filters>
          <ChoiceFilter
            label={t({ id: 'common.transactionType', message: 'Transaction type' })}
            all={t({ id: 'common.filterAll', message: 'All' })}
            choices={props.groups.map((value) => ({ value, name: i18n._(groupNames[value]) }))}
            chosen={filters.group}
            onChoose={props.onGroup}
          />
          <ChoiceFilter
            label={t({ id: 'common.status', message: 'Status' })}
            all={t({ id: 'common.allStatuses', message: 'All statuses' })}
            choices={entryStatuses.map((value) => ({ value, name: i18n._(statusNames[value]) }))}
            chosen={filters.status}
            onChoose={props.onStatus}
          />
        </Filters>
      }
    >
      <ReportTable
        caption={t({ id: 'common.transactionHistory', message: 'Transaction history' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans id="common.noTransactions">No transactions</Trans>}>
            <Trans id="common.widenSearch">Choose other days or remove the filters.</Trans>
          </EmptyState>
        }
        foot={
          report
            ? [
                ...sumRows(t({ id: 'common.sumOfList', message: 'In this list' }), inSight),
                ...sumRows(t({ id: 'common.total', message: 'Total' }), report.totals.all),
              ]
            : []
        }
      />
      {props.sheet}
    </ReportPage>
  )
}
