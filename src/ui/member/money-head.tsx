import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { balanceMachine } from '#machines/balance.machine.ts'
import { EyeIcon } from '../kit/eye-icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Money } from '../kit/money.tsx'
import { NoAnswer } from '../kit/no-answer.tsx'
import type { MemberPage } from './member-page.ts'
import styles from './money-head.module.css'
import { MemberPageName } from './page-name.tsx'

type BalanceActor = ActorRefFrom<typeof balanceMachine>

type Props = {
  /** There while somebody is logged in. */
  balance: BalanceActor | undefined
  /** Ways that money can go, of those that there are. */
  ways?: readonly MemberPage[]
}

/** The balance, above what can be done with it; hidden here it is hidden everywhere. */
export function MoneyHead({ balance, ways = [] }: Props) {
  const { t } = useLingui()
  return (
    <section>
      <h1 className={styles.title}>
        <Trans>Balance</Trans>
      </h1>
      {balance ? <Amount balance={balance} /> : <p className={styles.amount} />}
      {ways.length > 1 ? (
        <nav className={styles.ways} aria-label={t`Money`}>
          {ways.map((page) => (
            <Link key={page} className={styles.way} to="/member/{-$page}" params={{ page }}>
              <MemberPageName page={page} />
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
        <Known snapshot={snapshot} />
      </output>
      <IconButton
        label={isMasked ? t`Show balance` : t`Hide balance`}
        onClick={() => balance.send({ type: 'balance.toggle' })}
      >
        <EyeIcon crossed={isMasked} />
      </IconButton>
    </p>
  )
}

function Known({ snapshot }: { snapshot: ReturnType<BalanceActor['getSnapshot']> }) {
  const { balance } = snapshot.context
  if (snapshot.matches({ amount: 'failed' })) return <NoAnswer />
  if (!balance) return null
  if (snapshot.matches({ shown: 'masked' })) return <>{balance.currencySymbol} ••••</>
  return <Money amount={balance.balance} symbol={balance.currencySymbol} />
}
