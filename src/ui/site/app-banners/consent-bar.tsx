import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { consentMachine } from '#machines/site/consent.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './app-banners.module.css'

/** Whether the bar waits for an answer. */
export const isAskingIn = (snapshot: SnapshotFrom<typeof consentMachine>): boolean =>
  snapshot.can({ type: 'consent.refuse' })

type Props = {
  actor: ActorRefFrom<typeof consentMachine>
  id: string
  /** Whether the bar may show by itself. If the footer has reopened it, it shows on every page. */
  mayAsk: boolean
}

/** Asks for consent to analytics (SYS-11). Both answers must look alike. */
export function ConsentBar({ actor, id, mayAsk }: Props) {
  const { t } = useLingui()
  const isShown = useSelector(
    actor,
    (snapshot) => isAskingIn(snapshot) && (mayAsk || !snapshot.matches('asked')),
  )
  if (!isShown) return null
  return (
    <section className={styles.notice} id={id} tabIndex={-1} aria-label={t`Measuring visits`}>
      <p>
        <strong>
          <Trans>May we count your visits?</Trans>
        </strong>{' '}
        <Trans>
          With Google Analytics, which keeps a cookie. It would learn which pages are opened, and nothing of
          your account or of what you type. You can change your answer at the foot of any page.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button onClick={() => actor.send({ type: 'consent.grant' })}>
          <Trans>Yes, count them</Trans>
        </Button>
        <Button onClick={() => actor.send({ type: 'consent.refuse' })}>
          <Trans>No, do not</Trans>
        </Button>
      </div>
    </section>
  )
}
