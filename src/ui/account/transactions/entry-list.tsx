import { Trans, useLingui } from '@lingui/react/macro'
import type { Transaction } from '#protocol/account/transactions.ts'
import type { EntryOrder } from '#protocol/agents/agent-income.ts'
import { useEntryColumns } from '#ui/account/records/entry-columns.tsx'
import styles from '#ui/cashier/money/money-list.module.css'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { EntryStatus } from './entry-status.tsx'

type Props = {
  /** Undefined until known. */
  currency: string | undefined
  rows: Rows<Transaction>
  /** Whether the list shows transfers between the member's main and vendor wallets. */
  isBetweenWallets: boolean
}

export function EntryList({ currency, rows, isBetweenWallets }: Props) {
  const { t } = useLingui()
  const { at, amount, balance } = useEntryColumns(currencySymbol(currency))
  const ends: Column<Transaction, EntryOrder> = {
    name: 'ends',
    head: t({ id: 'account.transfers.direction', message: 'Transfer' }),
    inCard: 'title',
    cell: (entry) => <Ends entry={entry} />,
  }
  const columns: Column<Transaction, EntryOrder>[] = [
    ...(isBetweenWallets ? [ends, at] : [{ ...at, inCard: 'title' as const }]),
    {
      name: 'status',
      head: t({ id: 'common.status', message: 'Status' }),
      inCard: 'note',
      cell: ({ status }) => <EntryStatus status={status} />,
    },
    amount,
    balance,
  ]
  return (
    <section>
      <h2 className={styles.title}>
        <Trans id="account.transfers.title">Your transfers</Trans>
      </h2>
      <ReportTable
        caption={t({ id: 'account.transfers.caption', message: 'Transfers in the last 90 days' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans id="account.transfers.empty">No transfers yet</Trans>}>
            <Trans id="account.transfers.emptyHelp">
              Transfers appear here for 90 days and in your transaction history.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  )
}

function Ends({ entry: { amount, vendor: provider } }: { entry: Transaction }) {
  return amount < 0 ? (
    <Trans id="account.transfers.toProvider">From main balance to {provider}</Trans>
  ) : (
    <Trans id="account.transfers.fromProvider">From {provider} to main balance</Trans>
  )
}
