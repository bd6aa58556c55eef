import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Redemption } from '#protocol/rewards/point-shop.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'

/** The member's redemptions, newest first, with the operator's decision and its reason (PTS-01). */
export function RedemptionList({ rows }: { rows: Rows<Redemption> }) {
  const { t, i18n } = useLingui()
  const columns: Column<Redemption>[] = [
    {
      name: 'title',
      head: t`What`,
      inCard: 'title',
      cell: ({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title),
    },
    { name: 'at', head: t`When`, cell: ({ at }) => <CalendarTime moment={at} show="short" /> },
    { name: 'state', head: t`How it stands`, cell: (row) => <RedemptionStatus {...row} /> },
    {
      name: 'points',
      head: t`Points`,
      isFigure: true,
      inCard: 'aside',
      cell: ({ points }) => i18n.number(-points),
    },
  ]
  return (
    <section className={claimStyles.section}>
      <h2 className={claimStyles.subtitle}>
        <Trans>Your orders</Trans>
      </h2>
      <ReportTable
        caption={t`Your orders`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans>Nothing was redeemed yet</Trans>}>
            <Trans>What you redeem stands here, with what was decided on it.</Trans>
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
          <Trans>Processing</Trans>
        </StateTag>
      )
    case 'approved':
      return (
        <StateTag look="gain">
          <Trans>Approved</Trans>
        </StateTag>
      )
    case 'rejected':
      return (
        <div className={claimStyles.cell}>
          <StateTag look="loss">
            <Trans>Rejected</Trans>
          </StateTag>
          <small>
            {reason} <Plural value={points} one="# point is back." other="# points are back." />
          </small>
        </div>
      )
  }
}
