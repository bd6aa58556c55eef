import { Trans, useLingui } from '@lingui/react/macro'
import type { GiftClaim } from '#protocol/rewards/claims.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './claim.module.css'
import { GiftAmount } from './gift-amount.tsx'

export function ClaimList({ rows, symbol }: { rows: Rows<GiftClaim>; symbol: string }) {
  const { t } = useLingui()
  const columns: Column<GiftClaim>[] = [
    {
      name: 'title',
      head: t({ id: 'rewards.description', message: 'Description' }),
      inCard: 'title',
      cell: ({ title }) => title,
    },
    {
      name: 'at',
      head: t({ id: 'common.when', message: 'When' }),
      cell: ({ at }) => <CalendarTime moment={at} show="short" />,
    },
    {
      name: 'turnover',
      head: t({ id: 'rewards.rewardClaim.wageringRequirement', message: 'Wagering requirement' }),
      isFigure: true,
      cell: ({ turnover }) => <Money amount={turnover} symbol={symbol} />,
    },
    {
      name: 'amount',
      head: t({ id: 'common.amount', message: 'Amount' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount, points }) => <GiftAmount amount={amount} points={points} symbol={symbol} />,
    },
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>
        <Trans id="rewards.rewardClaim.history" comment="Section title and table caption">
          Claim history
        </Trans>
      </h2>
      <ReportTable
        caption={t({
          id: 'rewards.rewardClaim.history',
          comment: 'Section title and table caption',
          message: 'Claim history',
        })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            state="empty"
            title={<Trans id="rewards.rewardClaim.historyEmptyTitle">Nothing claimed yet</Trans>}
          >
            <Trans id="rewards.rewardClaim.historyEmptyText">
              What you claim appears here and in Transaction history.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  )
}
