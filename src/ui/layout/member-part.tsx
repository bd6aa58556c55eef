import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import type { overlaysMachine } from '#machines/site/overlays.machine.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import { Balance } from '#ui/cashier/balance/balance.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './member-part.module.css'

export type MemberPartProps = {
  bell: ReactNode
  /** Undefined without a session. */
  balance: ActorRefFrom<typeof balanceMachine> | undefined
  isTrial: boolean
  member: MemberInfo
  session: ActorRefFrom<typeof sessionMachine>
  overlays: ActorRefFrom<typeof overlaysMachine>
}

/** The header's account area for members: balance, bell and account menu (HEAD-02, HEAD-03). */
export function MemberPart({ bell, balance, isTrial, ...account }: MemberPartProps) {
  const { t } = useLingui()
  return (
    <>
      {balance ? <Balance actor={balance} isTrial={isTrial} /> : null}
      {isTrial ? null : (
        <span>
          <Link
            className={styles.deposit}
            aria-label={t({ id: 'common.deposit', message: 'Deposit' })}
            title={t({ id: 'common.deposit', message: 'Deposit' })}
            to="/member/{-$page}"
            params={{ page: 'depositv2' }}
          >
            <Icon name="plus" small />
          </Link>
        </span>
      )}
      <span className={styles.bell}>{bell}</span>
      <AccountMenu {...account} />
    </>
  )
}
