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
    { name: 'title', head: t`What`, inCard: 'title', cell: ({ title }) => title },
    { name: 'at', head: t`When`, cell: ({ at }) => <CalendarTime moment={at} show="short" /> },
    {
      name: 'turnover',
      head: t`To stake first`,
      isFigure: true,
      cell: ({ turnover }) => <Money amount={turnover} symbol={symbol} />,
    },
    {
      name: 'amount',
      head: t`Amount`,
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
          <EmptyState state="empty" title={<Trans>Nothing was claimed yet</Trans>}>
            <Trans>What you claim stands here, and in the account record.</Trans>
          </EmptyState>
        }
      />
    </section>
  )
}
