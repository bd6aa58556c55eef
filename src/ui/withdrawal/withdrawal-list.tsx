import { Trans, useLingui } from '@lingui/react/macro'
import type { Withdrawal, WithdrawalState } from '#contract/withdrawal-order.ts'
import { CalendarTime } from '../kit/calendar-time.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { Money } from '../kit/money.tsx'
import { type Column, ReportTable, type Rows } from '../kit/report-table.tsx'
import { StateBox } from '../kit/state-box.tsx'
import { StateTag } from '../kit/state-tag.tsx'
import styles from '../member/money-list.module.css'
import { WithdrawalStateName } from './withdrawal-stages.tsx'

const looks: Record<WithdrawalState, 'gain' | 'warn' | 'loss'> = {
  submitted: 'warn',
  reviewing: 'warn',
  paying: 'warn',
  paid: 'warn',
  disputed: 'warn',
  received: 'gain',
  rejected: 'loss',
  cancelled: 'loss',
  failed: 'loss',
}

/** The member's payments out so far, newest first, each with where it is. */
export function WithdrawalList({ rows }: { rows: Rows<Withdrawal> }) {
  const { t } = useLingui()
  const columns: Column<Withdrawal>[] = [
    {
      name: 'at',
      head: t`When`,
      inCard: 'title',
      cell: ({ createdAt }) => <CalendarTime moment={createdAt} show="short" />,
    },
    { name: 'account', head: t`Where to`, cell: ({ accountName }) => accountName },
    {
      name: 'state',
      head: t`Where it is`,
      cell: ({ state }) => (
        <StateTag look={looks[state]}>
          <WithdrawalStateName state={state} />
        </StateTag>
      ),
    },
    {
      name: 'amount',
      head: t`Amount`,
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount, currency }) => <Money amount={amount} symbol={currencySymbol(currency)} />,
    },
  ]
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Payments out so far</Trans>
      </h2>
      <ReportTable
        caption={t`Payments out of the last 90 days`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <StateBox state="empty" title={<Trans>Nothing was paid out yet</Trans>}>
            <Trans>What is paid out stands here, with where it is, for 90 days.</Trans>
          </StateBox>
        }
      />
    </section>
  )
}
