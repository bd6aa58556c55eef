import { Trans, useLingui } from '@lingui/react/macro'
import type { Deposit, DepositState } from '#protocol/cashier/deposits.ts'
import styles from '#ui/cashier/money/money-list.module.css'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { Ended } from './deposit-stages.tsx'

export function DepositList({ rows }: { rows: Rows<Deposit> }) {
  const { t } = useLingui()
  const columns: Column<Deposit>[] = [
    {
      name: 'at',
      head: t({ id: 'common.when', message: 'When' }),
      inCard: 'title',
      cell: ({ createdAt }) => <CalendarTime moment={createdAt} show="short" />,
    },
    {
      name: 'channel',
      head: t({ id: 'cashier.deposit.method', message: 'Payment method' }),
      cell: ({ channelName }) => channelName,
    },
    {
      name: 'state',
      head: t({ id: 'cashier.list.status', message: 'Status' }),
      cell: ({ state }) => <Where state={state} />,
    },
    {
      name: 'amount',
      head: t({ id: 'common.amount', message: 'Amount' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount, paid, currency }) => (
        <Money amount={paid ?? amount} symbol={currencySymbol(currency)} />
      ),
    },
  ]
  return (
    <section>
      <h2 className={styles.title}>
        <Trans id="cashier.deposit.history">Deposit history</Trans>
      </h2>
      <ReportTable
        caption={t({ id: 'cashier.deposit.historyCaption', message: 'Deposits in the last 90 days' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans id="cashier.deposit.historyEmpty">No deposits yet</Trans>}>
            <Trans id="cashier.deposit.historyEmptyHelp">
              Your deposits and their status appear here for 90 days.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  )
}

const looks: Record<DepositState, 'gain' | 'warn' | 'loss'> = {
  created: 'warn',
  reconciling: 'warn',
  paid: 'warn',
  credited: 'gain',
  expired: 'loss',
  cancelled: 'loss',
  failed: 'loss',
}

function Where({ state }: { state: DepositState }) {
  return (
    <StateTag look={looks[state]}>
      <StateText state={state} />
    </StateTag>
  )
}

function StateText({ state }: { state: DepositState }) {
  switch (state) {
    case 'created':
      return <Trans id="cashier.deposit.statusCreated">Waiting for your payment</Trans>
    case 'reconciling':
      return <Trans id="cashier.deposit.statusReconciling">Checking with your bank</Trans>
    case 'paid':
      return <Trans id="cashier.deposit.statusPaid">Paid, being added to your balance</Trans>
    case 'credited':
      return <Trans id="cashier.deposit.statusCredited">In your balance</Trans>
    default:
      return <Ended state={state} />
  }
}
