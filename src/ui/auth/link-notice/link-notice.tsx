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
  /** Name of the logged-in account; null for visitors. */
  account: string | null
  onLogIn: () => void
  onLogOut: () => void
}

const failureTexts: Record<LinkFailure, ReactNode> = {
  unusable: <Trans>This login link has expired or was already used.</Trans>,
  closed: <Trans>The account of this login link is closed.</Trans>,
  failed: <Trans>We couldn’t check this login link.</Trans>,
}

/** Result of a login link (LOGIN-11), shown above the page without covering it. */
export function LinkNotice({ actor, account, onLogIn, onLogOut }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('routing') || snapshot.matches('silent')) return null
  const isLoggedIn = snapshot.matches('loggedIn')
  const { failure } = snapshot.context
  const dismiss = () => actor.send({ type: 'notice.dismiss' })
  return (
    <section className={styles.notice} aria-label={t`Login link`}>
      <p role="status">
        {isLoggedIn ? (
          <Trans>
            A link logged you in to the account <strong>{account}</strong>. Deposits go to this account.
          </Trans>
        ) : null}
        {failure ? failureTexts[failure] : null}{' '}
        {!isLoggedIn && account !== null ? (
          <Trans>
            You’re still logged in as <strong>{account}</strong>.
          </Trans>
        ) : null}
      </p>
      <div className={styles.acts}>
        {isLoggedIn ? (
          <Button onClick={onLogOut}>
            <Trans>Not my account: log out</Trans>
          </Button>
        ) : null}
        {snapshot.matches('failed') ? (
          <Button onClick={() => actor.send({ type: 'notice.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {account === null ? (
          <Button onClick={onLogIn}>
            <Trans>Log in</Trans>
          </Button>
        ) : null}
        <Button look="plain" onClick={dismiss}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </section>
  )
}
