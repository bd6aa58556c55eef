import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import type { overlaysMachine } from '#machines/site/overlays.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { PopupLink } from '#ui/kit/controls/popup-link.tsx'
import styles from './account-area.module.css'
import type { MemberPart, MemberPartProps } from './member-part.tsx'

type Props = {
  bell: ReactNode
  session: ActorRefFrom<typeof sessionMachine>
  balance: ActorRefFrom<typeof balanceMachine> | undefined
  overlays: ActorRefFrom<typeof overlaysMachine>
  onLogin: () => void
  /** Undefined while sign-up is closed (HEAD-01). */
  onRegister: (() => void) | undefined
}

/** The login buttons for visitors, or the balance and account for members (HEAD-01, HEAD-02). */
export function AccountArea({ bell, session, balance, overlays, onLogin, onRegister }: Props) {
  const snapshot = useSelector(session, (snapshot) => snapshot)
  const restoring = useSelector(snapshot.children.sessionRestore, (snapshot) => snapshot?.value)
  if (snapshot.hasTag('unsure')) {
    return (
      <div className={styles.who}>
        <span className={styles.unsure} role="status">
          <Trans id="common.accountLoadFailed">Couldn’t load your account</Trans>
        </span>
        <Button onClick={() => session.send({ type: 'session.retry' })}>
          <Trans id="common.tryAgain">Try again</Trans>
        </Button>
      </div>
    )
  }
  const { member } = snapshot.context
  if (!member) {
    // The login buttons are shown even while a session is being restored, since most viewers are visitors. If
    // the tab has a stored session, CSS shows a skeleton instead.
    return (
      <div className={styles.who} data-restoring={restoring}>
        <span className={styles.bell}>{bell}</span>
        {onRegister ? (
          <PopupLink href="/register" onOpen={onRegister}>
            <Trans id="common.signUp">Sign up</Trans>
          </PopupLink>
        ) : null}
        <PopupLink look="act" href="/login" onOpen={onLogin}>
          <Trans id="common.logIn">Log in</Trans>
        </PopupLink>
      </div>
    )
  }
  return (
    <div className={styles.who}>
      <LateMemberPart {...{ bell, balance, member, session, overlays }} isTrial={snapshot.hasTag('trial')} />
    </div>
  )
}

/**
 * The account area of members. Its chunk is loaded after a login, since most viewers are visitors. React's
 * `lazy` is not used, because it would first show an empty fallback and could add a delay of up to 300 ms.
 */
function LateMemberPart(props: MemberPartProps) {
  const [View, setView] = useState<typeof MemberPart>()
  useEffect(() => {
    // If the chunk fails to load, the site-wide notice about missing chunks reports it.
    const nothing = () => undefined
    import('./member-part.tsx').then((part) => setView(() => part.MemberPart), nothing)
  }, [])
  return View ? <View {...props} /> : <div className={styles.skeleton} data-coming />
}
