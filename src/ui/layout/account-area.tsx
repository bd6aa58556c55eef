import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import type { overlaysMachine } from '#machines/site/overlays.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './account-area.module.css'
import type { MemberPart, MemberPartProps } from './member-part.tsx'
import { PopupLink } from './popup-link.tsx'

type Props = {
  bell: ReactNode
  session: ActorRefFrom<typeof sessionMachine>
  balance: ActorRefFrom<typeof balanceMachine> | undefined
  overlays: ActorRefFrom<typeof overlaysMachine>
  onLogin: () => void
  /** HEAD-01: left out where nobody can register. */
  onRegister: (() => void) | undefined
}

/** HEAD-01, HEAD-02: the way in, or the balance and the account of whoever is in. */
export function Who({ bell, session, balance, overlays, onLogin, onRegister }: Props) {
  const snapshot = useSelector(session, (snapshot) => snapshot)
  const restoring = useSelector(snapshot.children.restoring, (snapshot) => snapshot?.value)
  if (snapshot.hasTag('unsure')) {
    return (
      <div className={styles.who}>
        <span className={styles.unsure} role="status">
          <Trans>Your account did not answer</Trans>
        </span>
        <Button onClick={() => session.send({ type: 'session.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  const { member } = snapshot.context
  if (!member) {
    // Also while it is being found out who is here: nearly always nobody. Who holds a session sees their place alone.
    return (
      <div className={styles.who} data-restoring={restoring}>
        <span className={styles.bell}>{bell}</span>
        {onRegister ? (
          <PopupLink href="/register" onOpen={onRegister}>
            <Trans>Register</Trans>
          </PopupLink>
        ) : null}
        <PopupLink look="act" href="/login" onOpen={onLogin}>
          <Trans>Log in</Trans>
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
 * What members have here, loaded once somebody is logged in: nearly all who open the page are visitors. Not by `lazy`, for
 * React would hold it back for up to 300 ms once its place has been shown empty.
 */
function LateMemberPart(props: MemberPartProps) {
  const [View, setView] = useState<typeof MemberPart>()
  useEffect(() => {
    // A part that does not load is said by the page itself, whichever it is.
    const unsaid = () => undefined
    import('./member-part.tsx').then((part) => setView(() => part.MemberPart), unsaid)
  }, [])
  return View ? <View {...props} /> : <div className={styles.skeleton} />
}
