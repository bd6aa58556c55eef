import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { balanceMachine } from '#machines/balance.machine.ts'
import { PageTitle } from '../kit/page-title.tsx'
import styles from './member-home.module.css'
import { MoneyHead } from './money-head.tsx'

type Props = {
  /** There while somebody is logged in. */
  balance: ActorRefFrom<typeof balanceMachine> | undefined
  /** What was paid in so far. */
  list: ReactNode
}

/** Where the member centre begins: what there is, how more comes in, and where what is on its way is. */
export function MemberHome({ balance, list }: Props) {
  const { t } = useLingui()
  return (
    <div data-member-home>
      <PageTitle>{t`My area`}</PageTitle>
      <MoneyHead balance={balance} />
      <p className={styles.acts}>
        <Link className={styles.act} to="/member/{-$page}" params={{ page: 'depositv2' }}>
          <Trans>Deposit</Trans>
        </Link>
      </p>
      <div className={styles.list}>{list}</div>
    </div>
  )
}
