import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { DownlineLinksActor } from './links.tsx'
import styles from './register-page.module.css'

/** Asks for confirmation before a link is permanently removed. Members who joined with it stay in the team. */
export function LinkRemoval({ actor }: { actor: DownlineLinksActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { links, chosenId, failure } = snapshot.context
  const name = links.find(({ id }) => id === chosenId)?.name
  return (
    <Dialog
      title={<Trans id="agents.downlineRegistration.closeLinkTitle">Deactivate the link {name}?</Trans>}
      onClose={() => actor.send({ type: 'link.leave' })}
    >
      <div className={styles.form}>
        {snapshot.matches({ removal: 'failed' }) ? (
          <NoticeBar title={failureText(failure).title}>
            <Trans id="agents.downlineRegistration.closeLinkFailed">
              The link may still be active. You can safely try again.
            </Trans>
          </NoticeBar>
        ) : null}
        <p>
          <Trans id="agents.downlineRegistration.closeLinkBody">
            No one can sign up with it any more. Anyone who already signed up stays in your team.
          </Trans>
        </p>
        <div className={styles.acts}>
          <Button
            look="act"
            aria-disabled={!snapshot.can({ type: 'removal.confirm' })}
            onClick={() => actor.send({ type: 'removal.confirm' })}
          >
            {snapshot.hasTag('busy') ? (
              <Trans id="agents.downlineRegistration.closingLink">Deactivating…</Trans>
            ) : (
              <Trans id="agents.downlineRegistration.closeLink">Deactivate link</Trans>
            )}
          </Button>
          <Button
            aria-disabled={!snapshot.can({ type: 'link.leave' })}
            onClick={() => actor.send({ type: 'link.leave' })}
          >
            <Trans id="common.keep">Keep it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
