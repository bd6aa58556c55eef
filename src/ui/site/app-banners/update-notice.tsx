import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { updateNoticeMachine } from '#machines/site/update-notice.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './app-banners.module.css'

/** Says that a newer version of the site is available (SYS-12). The current version keeps working. */
export function UpdateNotice({ actor }: { actor: ActorRefFrom<typeof updateNoticeMachine> }) {
  const { t } = useLingui()
  if (!useSelector(actor, (snapshot) => snapshot.matches({ outdated: 'shown' }))) return null
  return (
    <section className={styles.notice} aria-label={t({ id: 'site.update.label', message: 'New version' })}>
      <p role="status">
        <strong>
          <Trans id="site.update.title">A new version of this site is available</Trans>
        </strong>
        <Trans id="site.update.body">
          Drafts of messages, comments and addresses are kept. Finish other forms first: updating clears them.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button look="act" onClick={() => actor.send({ type: 'update.load' })}>
          <Trans id="site.update.load">Update now</Trans>
        </Button>
        <Button look="plain" onClick={() => actor.send({ type: 'update.putOff' })}>
          <Trans id="common.later">Later</Trans>
        </Button>
      </div>
    </section>
  )
}
