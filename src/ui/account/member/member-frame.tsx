import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { RealAccountFirst } from '#ui/auth/registration-needed/real-account-first.tsx'
import { AccountUnanswered } from '#ui/kit/errors/account-unanswered.tsx'
import type { MemberCounts, MemberGroups, MemberPage } from '#ui/kit/member-pages/member-page.ts'
import styles from './member-frame.module.css'
import { MemberMenu } from './member-menu.tsx'

type Props = {
  session: ActorRefFrom<typeof sessionMachine>
  groups: MemberGroups
  counts: MemberCounts
  current: MemberPage | undefined
  /** Whether the page was disabled while it was open. */
  isClosed: boolean
  /** Undefined while sign-up is closed. */
  onRegister: (() => void) | undefined
  /** The page's skeleton, shown while the session is restored. */
  coming: ReactNode
  children: ReactNode
}

/**
 * The member centre with its menu and one page (ROUTE-06). Trial players see what a real-money account offers
 * (SESS-04).
 */
export function MemberFrame({
  session,
  groups,
  counts,
  current,
  isClosed,
  onRegister,
  coming,
  children,
}: Props) {
  const snapshot = useSelector(session, (snapshot) => snapshot)
  const isUnsure = snapshot.hasTag('unsure')
  return (
    <div className={styles.centre}>
      <div className={styles.menu}>
        <MemberMenu groups={groups} counts={counts} current={current} isClosed={isClosed} />
      </div>
      <div className={styles.page} aria-busy={snapshot.hasTag('pending') && !isUnsure}>
        {isUnsure ? <AccountUnanswered onRetry={() => session.send({ type: 'session.retry' })} /> : null}
        {snapshot.hasTag('restoring') ? coming : null}
        {snapshot.hasTag('trial') && current ? (
          <RealAccountFirst page={current} onRegister={onRegister} />
        ) : snapshot.hasTag('pending') ? null : (
          children
        )}
      </div>
    </div>
  )
}
