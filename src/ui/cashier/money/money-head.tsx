import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { NoResponse } from '#ui/kit/feedback/no-response.tsx'
import type { MemberPage } from '#ui/kit/member-pages/member-page.ts'
import { MemberPageName } from '#ui/kit/member-pages/member-page-name.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './money-head.module.css'

type BalanceActor = ActorRefFrom<typeof balanceMachine>

type Props = {
  page: MemberPage
  /** Undefined without a session. */
  balance: BalanceActor | undefined
  ways?: readonly MemberPage[]
}

/**
 * A cashier page's heading, with the balance and links to the other cashier pages. Hiding the balance here
 * hides it everywhere.
 */
export function MoneyHead({ page, balance, ways = [] }: Props) {
  const { t } = useLingui()
  return (
    <section>
      <h1 className={styles.title}>
        <MemberPageName page={page} />
      </h1>
      <p className={styles.label}>
        <Trans id="common.balance">Balance</Trans>
      </p>
      {balance ? <Amount balance={balance} /> : <p className={styles.amount} />}
      {ways.length > 1 ? (
        <nav className={styles.ways} aria-label={t({ id: 'common.money', message: 'Money' })}>
          {ways.map((way) => (
            <Link key={way} className={styles.way} to="/member/{-$page}" params={{ page: way }}>
              <MemberPageName page={way} />
            </Link>
          ))}
        </nav>
      ) : null}
    </section>
  )
}

function Amount({ balance }: { balance: BalanceActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(balance, (snapshot) => snapshot)
  const isMasked = snapshot.matches({ shown: 'masked' })
  return (
    <p className={styles.amount}>
      <output data-stale={snapshot.matches({ amount: 'stale' }) || undefined}>
        <BalanceText snapshot={snapshot} />
      </output>
      <IconButton
        label={
          isMasked
            ? t({ id: 'cashier.balance.show', message: 'Show balance' })
            : t({ id: 'cashier.balance.hide', message: 'Hide balance' })
        }
        onClick={() => balance.send({ type: 'balance.toggle' })}
      >
        <EyeIcon crossed={isMasked} />
      </IconButton>
    </p>
  )
}

function BalanceText({ snapshot }: { snapshot: ReturnType<BalanceActor['getSnapshot']> }) {
  const { balance } = snapshot.context
  if (snapshot.matches({ amount: 'failed' })) return <NoResponse />
  if (!balance) return null
  if (snapshot.matches({ shown: 'masked' })) return <>{balance.currencySymbol} ••••</>
  return <Money amount={balance.balance} symbol={balance.currencySymbol} />
}
