import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type Payouts as All, type PayoutDecision, refusalReasons } from '#protocol/sandbox/cashier.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decidePayout, readPayouts } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const LOOK_EVERY = 2_000

type Payout = All[number]
type Reason = (typeof refusalReasons)[number]

/** Withdrawals, to be approved by the operator and paid by the bank (MEM-05). */
export function Payouts({ locale }: { locale: string }) {
  const read = useQuery({ queryKey: ['payouts'], queryFn: readPayouts, refetchInterval: LOOK_EVERY })
  const payouts = read.data?.payouts
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  return (
    <Section name="payouts">
      {payouts?.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Nobody has asked to be paid yet.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {payouts?.map((payout) => (
          <One key={payout.id} payout={payout} amount={money.format((payout.amount - payout.fee) / 100)} />
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
        {deciding.isError ? <Trans>This could not be saved. Try again.</Trans> : null}
      </div>
    </li>
  )
}

type Deciding = { payout: Payout; isBusy: boolean; onDecide: (decision: PayoutDecision) => void }

/** The operator decides during review, the bank during payment. */
function Decisions({ payout: { state, payout }, isBusy, onDecide }: Deciding) {
  if (state === 'reviewing')
    return (
      <div className={styles.steps}>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'approve' })}>
          <Trans>Approve</Trans>
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
          <Trans>Pay</Trans>
        </Button>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'fail' })}>
          <Trans>Send back</Trans>
        </Button>
      </div>
    )
  if (state === 'disputed')
    return (
      <div className={styles.steps}>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'arrived' })}>
          <Trans>It has arrived</Trans>
        </Button>
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'return' })}>
          <Trans>Give the money back</Trans>
        </Button>
      </div>
    )
  return (
    <p className={styles.about}>
      <StateName state={state} />
    </p>
  )
}

/** The member's evidence that nothing arrived. Each image links to its full size. */
function Proof({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <p className={styles.proof}>
      {ids.map((id, place) => (
        <a key={id} href={`/sandbox/api/uploads/${id}`} target="_blank" rel="noreferrer">
          <img src={`/sandbox/api/uploads/${id}`} alt={t`Proof ${place + 1}`} width={72} height={72} />
        </a>
      ))}
    </p>
  )
}

function ReasonName({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'holder':
      return <Trans>Refuse: another’s name</Trans>
    case 'account':
      return <Trans>Refuse: the account</Trans>
    case 'conduct':
      return <Trans>Refuse: against the rules</Trans>
  }
}

function StateName({ state }: { state: Payout['state'] }) {
  switch (state) {
    case 'submitted':
      return <Trans>Just asked for</Trans>
    case 'reviewing':
      return <Trans>To be looked at</Trans>
    case 'paying':
      return <Trans>On its way to the provider</Trans>
    case 'paid':
      return <Trans>Paid; the member has not said so yet</Trans>
    case 'disputed':
      return <Trans>Not received, says the member</Trans>
    case 'received':
      return <Trans>Received</Trans>
    case 'rejected':
      return <Trans>Refused by the operator</Trans>
    case 'cancelled':
      return <Trans>Taken back by the member</Trans>
    case 'failed':
      return <Trans>Not paid; the money is back</Trans>
  }
}
