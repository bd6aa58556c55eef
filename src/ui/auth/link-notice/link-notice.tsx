import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { linkNoticeMachine } from '#machines/auth/link-notice.machine.ts'
import type { LinkFailure } from '#machines/auth/session.types.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './link-notice.module.css'

type Props = {
  actor: ActorRefFrom<typeof linkNoticeMachine>
  /** The name of the logged-in account. Null for visitors. */
  account: string | null
  onLogIn: () => void
  onLogOut: () => void
}

const failureTexts: Record<LinkFailure, ReactNode> = {
  unusable: <Trans id="auth.linkNotice.unusable">This login link has expired or was already used.</Trans>,
  closed: <Trans id="auth.linkNotice.closed">The account for this login link is closed.</Trans>,
  failed: <Trans id="auth.linkNotice.failed">We couldn’t check this login link.</Trans>,
}

/** The result of a login link (LOGIN-11), shown above the page without covering it. */
export function LinkNotice({ actor, account, onLogIn, onLogOut }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('routing') || snapshot.matches('silent')) return null
  const isLoggedIn = snapshot.matches('loggedIn')
  const { failure } = snapshot.context
  const dismiss = () => actor.send({ type: 'notice.dismiss' })
  return (
    <section className={styles.notice} aria-label={t({ id: 'auth.linkNotice.label', message: 'Login link' })}>
      <p role="status">
        {isLoggedIn ? (
          <Trans id="auth.linkNotice.loggedIn">
            You logged in as <strong>{account}</strong> with a link. Your deposits go to this account.
          </Trans>
        ) : null}
        {failure ? failureTexts[failure] : null}{' '}
        {!isLoggedIn && account !== null ? (
          <Trans id="auth.linkNotice.unchanged">
            You’re still logged in as <strong>{account}</strong>.
          </Trans>
        ) : null}
      </p>
      <div className={styles.acts}>
        {isLoggedIn ? (
          <Button onClick={onLogOut}>
            <Trans id="auth.linkNotice.logOut">Not you? Log out</Trans>
          </Button>
        ) : null}
        {snapshot.matches('failed') ? (
          <Button onClick={() => actor.send({ type: 'notice.retry' })}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        ) : null}
        {account === null ? (
          <Button onClick={onLogIn}>
            <Trans id="common.logIn">Log in</Trans>
          </Button>
        ) : null}
        <Button look="plain" onClick={dismiss}>
          <Trans id="common.close">Close</Trans>
        </Button>
      </div>
    </section>
  )
}
