import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type {
  AccountEntry,
  EntryOrder,
  IncomeSource,
  IncomePostings as Postings,
} from '#protocol/agents/agent-income.ts'
import { useAgentEntryColumns } from '#ui/account/records/entry-columns.tsx'
import { sourceNames } from '#ui/account/records/entry-text.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import { usePreservedFocus } from '#ui/kit/hooks/use-preserved-focus.ts'
import { ReportTable, type Rows, type Sorting } from '#ui/kit/layout/report-table.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import styles from './my-income.module.css'

export type PostingsShown = {
  /** Null for all sources. */
  source: IncomeSource | null
  rows: Rows<AccountEntry>
  report: Pick<Postings, 'currency' | 'total'> | undefined
  sorting: Sorting<EntryOrder>
  onSort: (sorting: Sorting<EntryOrder>) => void
}

/**
 * The entries that make up one income total. Their heading takes the focus, because on phones they are below
 * the totals and out of view.
 */
export function IncomePostings({ source, rows, report, sorting, onSort }: PostingsShown) {
  const { t, i18n } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  usePreservedFocus(title)
  useFocusOnStep(title, source ?? 'all')
  const symbol = currencySymbol(report?.currency)
  const columns = useAgentEntryColumns(symbol)
  const name =
    source === null
      ? t({ id: 'agents.myEarnings.allTransactions', message: 'Transactions: all earnings' })
      : t({ id: 'agents.myEarnings.transactionsOf', message: `Transactions: ${i18n._(sourceNames[source])}` })
  return (
    <section className={styles.postings} aria-label={name}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      <ReportTable
        caption={name}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={onSort}
        empty={
          <EmptyState state="empty" title={<Trans id="common.noTransactions">No transactions</Trans>}>
            <Trans id="agents.myEarnings.emptyBody">No earnings on these days. Choose other dates.</Trans>
          </EmptyState>
        }
        foot={
          report
            ? [
                {
                  title: t({ id: 'common.total', message: 'Total' }),
                  cells: { amount: <Amount amount={report.total} symbol={symbol} signed /> },
                },
              ]
            : []
        }
      />
    </section>
  )
}
