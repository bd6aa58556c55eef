import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  type RedemptionRequests as All,
  type RedemptionDecision,
  redemptionRefusals,
} from '#protocol/sandbox/point-shop.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decideRedemption, readRedemptionRequests } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { textIn } from './text-in.ts'
import { useChange } from './use-change.ts'

const LOOK_EVERY = 2_000

type Redemption = All[number]
type Reason = (typeof redemptionRefusals)[number]

/** Lists the orders in the points shop, on which the operator decides (PTS-01). */
export function RedemptionDesk({ locale }: { locale: string }) {
  const read = useQuery({
    queryKey: ['redemptions'],
    queryFn: readRedemptionRequests,
    refetchInterval: LOOK_EVERY,
  })
  const redemptions = read.data?.redemptions
  return (
    <Section name="pointMall">
      {redemptions?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.redemptionDesk.empty">No orders yet. Players’ orders appear here.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {redemptions?.map((redemption) => (
          <One key={redemption.id} redemption={redemption} locale={locale} />
        ))}
      </ol>
    </Section>
  )
}

function One({ redemption, locale }: { redemption: Redemption; locale: string }) {
  const { id, account, title, quantity, points, delivery, state, at } = redemption
  const deciding = useChange(decideRedemption)
  const decide = (decision: RedemptionDecision) => deciding.mutate({ id, ...decision })
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>
          {quantity} × {textIn(title, locale)}
        </strong>{' '}
        <CalendarTime moment={at} />
      </p>
      <p>
        {account} ·{' '}
        <Plural id="sandbox.common.points" value={points} _0="0 points" one="# point" other="# points" />
      </p>
      {delivery ? (
        <p>
          {delivery.name}, {delivery.mobileNum}, {delivery.address}
        </p>
      ) : null}
      {state === 'processing' ? (
        <div className={styles.steps}>
          <Button disabled={deciding.isPending} onClick={() => decide({ decision: 'approve' })}>
            <Trans id="sandbox.common.approve">Approve</Trans>
          </Button>
          {redemptionRefusals.map((reason) => (
            <Button
              key={reason}
              disabled={deciding.isPending}
              onClick={() => decide({ decision: 'reject', reason })}
            >
              <ReasonName reason={reason} />
            </Button>
          ))}
        </div>
      ) : (
        <p className={styles.about}>
          {state === 'approved' ? (
            <Trans id="sandbox.redemptionDesk.approved">Approved</Trans>
          ) : (
            <Trans id="sandbox.redemptionDesk.declined">Declined, points refunded</Trans>
          )}
        </p>
      )}
      <div role="status" className={styles.off}>
        {deciding.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

function ReasonName({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'stock':
      return <Trans id="sandbox.redemptionDesk.declineStock">Decline: out of stock</Trans>
    case 'address':
      return <Trans id="sandbox.redemptionDesk.declineAddress">Decline: bad address</Trans>
    case 'conduct':
      return <Trans id="sandbox.redemptionDesk.declineConduct">Decline: breaks terms</Trans>
  }
}
