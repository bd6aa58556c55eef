import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountEntry, AccountDetails as Details, EntryOrder } from '#protocol/agents/agent-income.ts'
import { useAgentEntryColumns } from '#ui/account/records/entry-columns.tsx'
import { entryNames } from '#ui/account/records/entry-text.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { ReportTable, type Rows, type Sorting } from '#ui/kit/layout/report-table.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { ChoiceFilter, Filters } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'

type EntryType = AccountEntry['type']

export const agentEntryTypes = [
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'uplineTransfer',
  'downlineTransfer',
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bet',
  'win',
  'betReturned',
] as const satisfies readonly EntryType[]

type Props = {
  days: ReportDays
  rows: Rows<AccountEntry>
  report: Pick<Details, 'currency' | 'totals'> | undefined
  type: EntryType | undefined
  onType: (type: EntryType | undefined) => void
  sorting: Sorting<EntryOrder>
  onSort: (sorting: Sorting<EntryOrder>) => void
  exporting: Exporting
  onExport: () => void
}

/** All entries in the agent's account (AGENT-08). */
export function AccountDetails(props: Props) {
  const { days, rows, report, type, sorting, onType, onSort, exporting, onExport } = props
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const columns = useAgentEntryColumns(symbol)
  return (
    <ReportPage
      title={t({ id: 'agents.accountDetails.title', message: 'Transaction history' })}
      days={days}
      aside={<ExportButton exporting={exporting} onExport={onExport} />}
      filters={
        <Filters>
          <ChoiceFilter
            label={t({ id: 'common.transactionType', message: 'Transaction type' })}
            all={t({ id: 'common.filterAll', message: 'All' })}
            choices={agentEntryTypes.map((value) => ({ value, name: i18n._(entryNames[value]) }))}
            chosen={agentEntryTypes.find((value) => value === type)}
            onChoose={onType}
          />
        </Filters>
      }
    >
      <ReportTable
        caption={t({ id: 'agents.accountDetails.title', message: 'Transaction history' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={onSort}
        empty={
          <EmptyState state="empty" title={<Trans id="common.noTransactions">No transactions</Trans>}>
            <Trans id="agents.accountDetails.emptyBody">
              No money moved on these days. Choose other dates.
            </Trans>
          </EmptyState>
        }
        foot={
          report
            ? [
                {
                  title: t({ id: 'agents.accountDetails.totalIn', message: 'Money in' }),
                  cells: { amount: <Amount amount={report.totals.in} symbol={symbol} /> },
                },
                {
                  title: t({ id: 'agents.accountDetails.totalOut', message: 'Money out' }),
                  cells: { amount: <Amount amount={-report.totals.out} symbol={symbol} signed /> },
                },
              ]
            : []
        }
      />
    </ReportPage>
  )
}
