import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Charges as All } from '#protocol/sandbox/cashier.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decideCharge, readCharges } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'
import { useMoney } from './use-money.ts'

const LOOK_EVERY = 2_000

/** Lists the charges at the payment provider. The user pays or refuses them as a bank would (MEM-04). */
export function Charges() {
  const read = useQuery({ queryKey: ['charges'], queryFn: readCharges, refetchInterval: LOOK_EVERY })
  const charges = read.data?.charges
  const money = useMoney()
  return (
    <Section name="charges">
      {charges?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.charges.empty">No deposits yet. Players’ deposits appear here.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {charges?.map((charge) => (
          <One key={charge.id} charge={charge} amount={money(charge.amount)} />
        ))}
      </ol>
    </Section>
  )
}

function One({ charge: { id, state, at }, amount }: { charge: All[number]; amount: string }) {
  const deciding = useChange(decideCharge)
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{amount}</strong> <CalendarTime moment={at} />
      </p>
      {state === 'open' ? (
        <div className={styles.steps}>
          <Button disabled={deciding.isPending} onClick={() => deciding.mutate({ id, state: 'paid' })}>
            <Trans id="sandbox.common.pay">Pay</Trans>
          </Button>
          <Button disabled={deciding.isPending} onClick={() => deciding.mutate({ id, state: 'refused' })}>
            <Trans id="sandbox.charges.decline">Decline</Trans>
          </Button>
        </div>
      ) : (
        <p className={styles.about}>
          <StateName state={state} />
        </p>
      )}
      <div role="status" className={styles.off}>
        {deciding.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

function StateName({ state }: { state: Exclude<All[number]['state'], 'open'> }) {
  switch (state) {
    case 'paid':
      return <Trans id="sandbox.charges.paid">Paid</Trans>
    case 'refused':
      return <Trans id="sandbox.charges.declined">Declined by the bank</Trans>
    case 'cancelled':
      return <Trans id="sandbox.charges.cancelled">Cancelled</Trans>
  }
}
