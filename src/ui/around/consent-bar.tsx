import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { consentMachine } from '#machines/consent.machine.ts'
import { Button } from '../kit/button.tsx'
import styles from './around.module.css'

/** Whether the bar stands at the foot of the page. */
export const isAskingIn = (snapshot: SnapshotFrom<typeof consentMachine>): boolean =>
  snapshot.can({ type: 'consent.refuse' })

/** SYS-11: asks whether visits may be measured. Neither answer is made more of than the other. */
export function ConsentBar({ actor, id }: { actor: ActorRefFrom<typeof consentMachine>; id: string }) {
  const { t } = useLingui()
  const isAsking = useSelector(actor, isAskingIn)
  if (!isAsking) return null
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
