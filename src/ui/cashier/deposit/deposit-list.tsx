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
      head: t`When`,
      inCard: 'title',
      cell: ({ createdAt }) => <CalendarTime moment={createdAt} show="short" />,
    },
    { name: 'channel', head: t`How`, cell: ({ channelName }) => channelName },
    { name: 'state', head: t`Where it is`, cell: ({ state }) => <Where state={state} /> },
    {
      name: 'amount',
      head: t`Amount`,
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
        <Trans>Deposits so far</Trans>
      </h2>
      <ReportTable
        caption={t`Deposits of the last 90 days`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans>No deposits yet</Trans>}>
            <Trans>What you deposit stands here, with where it is, for 90 days.</Trans>
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
      return <Trans>Waiting for your payment</Trans>
    case 'reconciling':
      return <Trans>We are asking your bank</Trans>
    case 'paid':
      return <Trans>Paid, about to be in your balance</Trans>
    case 'credited':
      return <Trans>In your balance</Trans>
    default:
      return <Ended state={state} />
  }
}
