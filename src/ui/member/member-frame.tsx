import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/session.machine.ts'
import { AccountUnanswered } from '../call-failure/account-unanswered.tsx'
import { Icon } from '../kit/icon.tsx'
import { RealAccountFirst } from '../registration-needed/real-account-first.tsx'
import styles from './member-frame.module.css'
import { MemberMenu } from './member-menu.tsx'
import type { MemberCounts, MemberGroups } from './member-page.ts'

type Props = {
  session: ActorRefFrom<typeof sessionMachine>
  groups: MemberGroups
  counts: MemberCounts
  /** Leads to the registration; left out where nobody can register. */
  onRegister: (() => void) | undefined
  children: ReactNode
}

/**
 * ROUTE-06: the member centre within the site's frame: its menu, and the page that was chosen. On a phone the menu is the page
 * before the others. Trial players are told to register first (SESS-04).
 */
export function MemberFrame({ session, groups, counts, onRegister, children }: Props) {
  const snapshot = useSelector(session, (snapshot) => snapshot)
  const isUnsure = snapshot.hasTag('unsure')
  if (snapshot.hasTag('trial')) {
    return (
      <div className={styles.alone}>
        <RealAccountFirst onRegister={onRegister} />
      </div>
    )
  }
  return (
    <div className={styles.centre}>
      <div className={styles.menu}>
        <MemberMenu groups={groups} counts={counts} />
      </div>
      <div className={styles.page} aria-busy={snapshot.hasTag('pending') && !isUnsure}>
        <Link
          className={styles.back}
          to="/member/{-$page}"
          params={{ page: undefined }}
          activeOptions={{ exact: true }}
        >
          <Icon name="previous" small />
          <Trans>My area</Trans>
        </Link>
        {isUnsure ? <AccountUnanswered onRetry={() => session.send({ type: 'session.retry' })} /> : null}
        {snapshot.hasTag('pending') ? null : children}
      </div>
    </div>
  )
}
