import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { DownlineLinksActor } from './links.tsx'
import styles from './register-page.module.css'

/** Confirms the permanent removal of a link. Members who joined by the link are kept. */
export function LinkRemoval({ actor }: { actor: DownlineLinksActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { links, chosenId, failure } = snapshot.context
  const name = links.find(({ id }) => id === chosenId)?.name
  return (
    <Dialog title={<Trans>Close the link {name}?</Trans>} onClose={() => actor.send({ type: 'link.leave' })}>
      <div className={styles.form}>
        {snapshot.matches({ removal: 'failed' }) ? (
          <NoticeBar title={failureText(failure).title}>
            <Trans>The link may still be open. Closing it again does no harm.</Trans>
          </NoticeBar>
        ) : null}
        <p>
          <Trans>Nobody can register by it any more. Whoever came by it stays in your team.</Trans>
        </p>
        <div className={styles.acts}>
          <Button
            look="act"
            aria-disabled={!snapshot.can({ type: 'removal.confirm' })}
            onClick={() => actor.send({ type: 'removal.confirm' })}
          >
            {snapshot.hasTag('busy') ? <Trans>Closing</Trans> : <Trans>Close link</Trans>}
          </Button>
          <Button
            aria-disabled={!snapshot.can({ type: 'link.leave' })}
            onClick={() => actor.send({ type: 'link.leave' })}
          >
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
