import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type Payouts as All, type PayoutDecision, refusalReasons } from '#protocol/sandbox/cashier.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decidePayout, readPayouts } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'
import { useMoney } from './use-money.ts'

const LOOK_EVERY = 2_000

type Payout = All[number]
type Reason = (typeof refusalReasons)[number]

/** Lists the withdrawals, which the operator approves and the bank pays (MEM-05). */
export function Payouts() {
  const read = useQuery({ queryKey: ['payouts'], queryFn: readPayouts, refetchInterval: LOOK_EVERY })
  const payouts = read.data?.payouts
  const money = useMoney()
  return (
    <Section name="payouts">
      {payouts?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.payouts.empty">No withdrawals yet. Players’ requests appear here.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {payouts?.map((payout) => (
          <One key={payout.id} payout={payout} amount={money(payout.amount - payout.fee)} />
        ))}
      </ol>
    </Section>
  )
}

function One({ payout, amount }: { payout: Payout; amount: string }) {
  const { id, account, accountName, at } = payout
  const deciding = useChange(decidePayout)
  const decide = (decision: PayoutDecision) => deciding.mutate({ id, ...decision })
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{amount}</strong> <CalendarTime moment={at} />
      </p>
      <p>
        {account} · {accountName}
      </p>
      {payout.comment ? <p>{payout.comment}</p> : null}
      {payout.proof.length > 0 ? <Proof ids={payout.proof} /> : null}
      <Decisions payout={payout} isBusy={deciding.isPending} onDecide={decide} />
      <div role="status" className={styles.off}>
        {deciding.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

type Deciding = { payout: Payout; isBusy: boolean; onDecide: (decision: PayoutDecision) => void }

/** Shows buttons for the operator during review and disputes, and for the bank during payment. */
function Decisions({ payout: { state, payout }, isBusy, onDecide }: Deciding) {
  if (state === 'reviewing')
    return (
      <div className={styles.steps}>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'approve' })}>
          <Trans id="sandbox.common.approve">Approve</Trans>
        </Button>
        {refusalReasons.map((reason) => (
          <Button key={reason} disabled={isBusy} onClick={() => onDecide({ decision: 'reject', reason })}>
            <ReasonName reason={reason} />
          </Button>
        ))}
      </div>
    )
  if (state === 'paying' && payout === 'open')
    return (
      <div className={styles.steps}>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'pay' })}>
          <Trans id="sandbox.common.pay">Pay</Trans>
        </Button>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'fail' })}>
          <Trans id="sandbox.payouts.returnPayment">Return payment</Trans>
        </Button>
      </div>
    )
  if (state === 'disputed')
    return (
      <div className={styles.steps}>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'arrived' })}>
          <Trans id="sandbox.payouts.confirmPayment">Confirm payment</Trans>
        </Button>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'return' })}>
          <Trans id="sandbox.payouts.refund">Refund to balance</Trans>
        </Button>
      </div>
    )
  return (
    <p className={styles.about}>
      <StateName state={state} />
    </p>
  )
}

/** Shows the member's evidence that the money did not arrive. Each image links to its full size. */
function Proof({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <p className={styles.proof}>
      {ids.map((id, place) => (
        <a key={id} href={`/sandbox/api/uploads/${id}`} target="_blank" rel="noreferrer">
          <img
            src={`/sandbox/api/uploads/${id}`}
            alt={t({ id: 'sandbox.payouts.proof', message: `Proof ${place + 1}` })}
            width={72}
            height={72}
          />
        </a>
      ))}
    </p>
  )
}

function ReasonName({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'holder':
      return <Trans id="sandbox.payouts.declineHolder">Decline: wrong holder</Trans>
    case 'account':
      return <Trans id="sandbox.payouts.declineAccount">Decline: bad account</Trans>
    case 'conduct':
      return <Trans id="sandbox.payouts.declineConduct">Decline: breaks terms</Trans>
  }
}

function StateName({ state }: { state: Payout['state'] }) {
  switch (state) {
    case 'submitted':
      return <Trans id="sandbox.payouts.statusSubmitted">Just requested</Trans>
    case 'reviewing':
      return <Trans id="sandbox.payouts.statusReviewing">Under review</Trans>
    case 'paying':
      return <Trans id="sandbox.payouts.statusPaying">With the payment provider</Trans>
    case 'paid':
      return <Trans id="sandbox.payouts.statusPaid">Paid, awaiting the player’s confirmation</Trans>
    case 'disputed':
      return <Trans id="sandbox.payouts.statusDisputed">Reported as not received</Trans>
    case 'received':
      return <Trans id="sandbox.payouts.statusReceived">Received</Trans>
    case 'rejected':
      return <Trans id="sandbox.payouts.statusRejected">Declined by the operator</Trans>
    case 'cancelled':
      return <Trans id="sandbox.payouts.statusCancelled">Cancelled by the player</Trans>
    case 'failed':
      return <Trans id="sandbox.payouts.statusFailed">Not paid, amount refunded</Trans>
  }
}
