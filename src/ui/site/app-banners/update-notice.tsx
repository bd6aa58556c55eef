import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { updateNoticeMachine } from '#machines/site/update-notice.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './app-banners.module.css'

/** States that a newer version of the site is available (SYS-12). The current one keeps working. */
export function UpdateNotice({ actor }: { actor: ActorRefFrom<typeof updateNoticeMachine> }) {
  const { t } = useLingui()
  if (!useSelector(actor, (snapshot) => snapshot.matches({ outdated: 'shown' }))) return null
  return (
    <section className={styles.notice} aria-label={t`New version`}>
      <p role="status">
        <strong>
          <Trans>There is a newer version of this site.</Trans>
        </strong>{' '}
        <Trans>
          Messages, comments and addresses that you have begun stay. Other forms begin anew: finish those
          first.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button look="act" onClick={() => actor.send({ type: 'update.load' })}>
          <Trans>Load it</Trans>
        </Button>
        <Button look="plain" onClick={() => actor.send({ type: 'update.putOff' })}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </section>
  )
}
