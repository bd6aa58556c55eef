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

/** For visitors, the login buttons; for members, balance and account (HEAD-01, HEAD-02). */
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
    // Login buttons show even while a session is restored, since most viewers are visitors. If the tab has a
    // stored session, CSS shows a skeleton instead.
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
 * The members' part, loaded after a login, since most viewers are visitors. It does not use `lazy`, because
 * React shows an empty fallback first and may then delay the part by up to 300 ms.
 */
function LateMemberPart(props: MemberPartProps) {
  const [View, setView] = useState<typeof MemberPart>()
  useEffect(() => {
    // The page itself reports chunks that fail to load.
    const nothing = () => undefined
    import('./member-part.tsx').then((part) => setView(() => part.MemberPart), nothing)
  }, [])
  return View ? <View {...props} /> : <div className={styles.skeleton} data-coming />
}
