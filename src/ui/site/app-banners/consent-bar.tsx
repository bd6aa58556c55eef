import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { consentMachine } from '#machines/site/consent.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './app-banners.module.css'

export const isAskingIn = (snapshot: SnapshotFrom<typeof consentMachine>): boolean =>
  snapshot.can({ type: 'consent.refuse' })

type Props = {
  actor: ActorRefFrom<typeof consentMachine>
  id: string
  /** Whether the bar may appear on its own. A bar that was reopened from the footer is always shown. */
  mayAsk: boolean
}

/** Asks for consent to analytics (SYS-11). The buttons for yes and no must look alike. */
export function ConsentBar({ actor, id, mayAsk }: Props) {
  const { t } = useLingui()
  const isShown = useSelector(
    actor,
    (snapshot) => isAskingIn(snapshot) && (mayAsk || !snapshot.matches('asked')),
  )
  if (!isShown) return null
  return (
    <section
      className={styles.notice}
      id={id}
      tabIndex={-1}
      aria-label={t({ id: 'common.analyticsCookies', message: 'Analytics cookies' })}
    >
      <p>
        <strong>
          <Trans id="site.consent.title">Allow analytics cookies?</Trans>
        </strong>{' '}
        <Trans id="site.consent.body">
          With your consent, Google Analytics stores a cookie and sees which pages you open. It doesn’t see
          your account or what you type. You can change this at the foot of any page.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button onClick={() => actor.send({ type: 'consent.grant' })}>
          <Trans id="site.consent.allow">Allow cookies</Trans>
        </Button>
        <Button onClick={() => actor.send({ type: 'consent.refuse' })}>
          <Trans id="site.consent.decline">Don’t allow</Trans>
        </Button>
      </div>
    </section>
  )
}
