import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type {
  BillOrder,
  BillState,
  ContractBill,
  ContractBillPage,
  ContractSummary,
} from '#protocol/agents/contract-bills.ts'
import { billState } from '#protocol/agents/contract-bills.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { billStateNames, kindNames } from '#ui/agents/contract/contract-text.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { type Column, ReportTable, type Rows, type Sorting } from '#ui/kit/layout/report-table.tsx'
import { Tabs } from '#ui/kit/layout/tabs.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { ChoiceFilter, Filters } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { BillPeriod } from './bill-period.tsx'
import styles from './contract-bills.module.css'
import { Summary } from './contract-summary.tsx'

export type BillSide = 'received' | 'paid'

type Props = {
  kind: ContractKind
  days: ReportDays
  summary: Part<ContractSummary>
  side: BillSide
  rows: Rows<ContractBill>
  report: Pick<ContractBillPage, 'currency' | 'total'> | undefined
  state: BillState | undefined
  onSide: (side: BillSide) => void
  /** Whether the list shows the statements of one contract only. `onAll` removes this filter. */
  isOfOne: boolean
  onAll: () => void
  onState: (state: BillState | undefined) => void
  onBill: (id: string) => void
  sorting: Sorting<BillOrder>
  onSort: (sorting: Sorting<BillOrder>) => void
  bill: ReactNode
  exporting: Exporting
  onExport: () => void
}

/**
 * For one contract kind: a summary of the agent's contract, and the statements that the agent receives or
 * pays (AGENT-11).
 */
export function ContractBills(props: Props) {
  const { kind, days, summary, side, rows, report, state, onSide, onState, onBill, bill } = props
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(report?.currency)
  const columns: Column<ContractBill, BillOrder>[] = [
    {
      name: 'period',
      head: t({ id: 'common.period', message: 'Period' }),
      inCard: 'title',
      sort: 'period',
      cell: (one) => (
        <button type="button" className={styles.open} onClick={() => onBill(one.id)}>
          <BillPeriod from={one.from} to={one.to} />
        </button>
      ),
    },
    {
      name: 'party',
      head:
        side === 'received'
          ? t({ id: 'common.from', message: 'From' })
          : t({ id: 'common.to', message: 'To' }),
      cell: ({ payer, payee }) => (side === 'received' ? payer : payee).account,
    },
    {
      name: 'state',
      head: t({ id: 'common.status', message: 'Status' }),
      cell: (one) => <span data-state={one.state}>{i18n._(billStateNames[one.state])}</span>,
    },
    {
      name: 'amount',
      head: t({ id: 'common.amount', message: 'Amount' }),
      isFigure: true,
      inCard: 'aside',
      sort: 'amount',
      cell: ({ amount }) => <Amount amount={amount} symbol={symbol} />,
    },
  ]
  return (
    <ReportPage
      title={i18n._(kindNames[kind])}
      days={days}
      aside={<ExportButton exporting={props.exporting} onExport={props.onExport} />}
    >
      <Summary kind={kind} summary={summary} />
      <section className={styles.bills} aria-labelledby="bills-title">
        <h2 className={styles.title} id="bills-title">
          <Trans id="agents.contractBills.title">Statements</Trans>
        </h2>
        <div className={styles.choices}>
          <Tabs
            label={t({ id: 'agents.contractBills.sideLabel', message: 'Statements to show' })}
            panelId="bills"
            chosen={side}
            onChoose={onSide}
            tabs={[
              { name: 'received', label: <Trans id="agents.contractBills.received">Paid to me</Trans> },
              { name: 'paid', label: <Trans id="agents.contractBills.paidOn">Paid by me</Trans> },
            ]}
          />
          <Filters>
            <ChoiceFilter
              label={t({ id: 'common.status', message: 'Status' })}
              all={t({ id: 'common.allStatuses', message: 'All statuses' })}
              choices={billState.options.map((value) => ({ value, name: i18n._(billStateNames[value]) }))}
              chosen={state}
              onChoose={onState}
            />
          </Filters>
        </div>
        {props.isOfOne ? <OnlyOne side={side} rows={rows} onAll={props.onAll} /> : null}
        <div id="bills" role="tabpanel">
          <ReportTable
            caption={t({ id: 'agents.contractBills.title', message: 'Statements' })}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sorting={props.sorting}
            onSort={props.onSort}
            empty={
              <EmptyState
                state="empty"
                title={<Trans id="agents.contractBills.emptyTitle">No statements</Trans>}
              >
                <Trans id="agents.contractBills.emptyBody">
                  Each period ends with a statement. Choose other dates to see earlier ones.
                </Trans>
              </EmptyState>
            }
            foot={
              report
                ? [
                    {
                      title: t({ id: 'agents.contractBills.total', message: 'Total amount' }),
                      cells: { amount: <Amount amount={report.total} symbol={symbol} /> },
                    },
                  ]
                : []
            }
          />
        </div>
      </section>
      {bill}
    </ReportPage>
  )
}

function OnlyOne({ side, rows, onAll }: Pick<Props, 'side' | 'rows' | 'onAll'>) {
  const [first] = rows.state === 'known' ? rows.rows : []
  const other = first?.[side === 'received' ? 'payer' : 'payee'].account
  return (
    <p className={styles.only}>
      {other ? (
        <Trans id="agents.contractBills.onlyWith">Showing only the contract with {other}.</Trans>
      ) : (
        <Trans id="agents.contractBills.onlyOne">Showing only one contract.</Trans>
      )}{' '}
      <button type="button" className={styles.open} onClick={onAll}>
        <Trans id="agents.contractBills.showAll">See all statements</Trans>
      </button>
    </p>
  )
}
