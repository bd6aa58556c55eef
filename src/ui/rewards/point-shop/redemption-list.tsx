import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Redemption } from '#protocol/rewards/point-shop.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'

/** The member's redemptions, newest first, with the operator's decision and the reason for it (PTS-01). */
export function RedemptionList({ rows }: { rows: Rows<Redemption> }) {
  const { t, i18n } = useLingui()
  const columns: Column<Redemption>[] = [
    {
      name: 'title',
      head: t({ id: 'rewards.description', message: 'Description' }),
      inCard: 'title',
      cell: ({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title),
    },
    {
      name: 'at',
      head: t({ id: 'common.when', message: 'When' }),
      cell: ({ at }) => <CalendarTime moment={at} show="short" />,
    },
    {
      name: 'state',
      head: t({ id: 'rewards.status', message: 'Status' }),
      cell: (row) => <RedemptionStatus {...row} />,
    },
    {
      name: 'points',
      head: t({ id: 'common.points', message: 'Points' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ points }) => i18n.number(-points),
    },
  ]
  return (
    <section className={claimStyles.section}>
      <h2 className={claimStyles.subtitle}>
        <Trans id="rewards.pointShop.orders">Your orders</Trans>
      </h2>
      <ReportTable
        caption={t({ id: 'rewards.pointShop.orders', message: 'Your orders' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            state="empty"
            title={<Trans id="rewards.pointShop.ordersEmptyTitle">No orders yet</Trans>}
          >
            <Trans id="rewards.pointShop.ordersEmptyText">
              Items you redeem appear here, with their status.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  )
}

function RedemptionStatus({ state, reason, points }: Redemption) {
  switch (state) {
    case 'processing':
      return (
        <StateTag look="warn">
          <Trans id="rewards.pointShop.orderUnderReview">Under review</Trans>
        </StateTag>
      )
    case 'approved':
      return (
        <StateTag look="gain">
          <Trans id="rewards.pointShop.orderApproved">Approved</Trans>
        </StateTag>
      )
    case 'rejected':
      return (
        <div className={claimStyles.cell}>
          <StateTag look="loss">
            <Trans id="rewards.pointShop.orderDeclined">Declined</Trans>
          </StateTag>
          <small>
            {reason}{' '}
            <Plural
              id="rewards.pointShop.pointsRefunded"
              value={points}
              _0="No points were refunded."
              one="# point was refunded."
              other="# points were refunded."
            />
          </small>
        </div>
      )
  }
}
