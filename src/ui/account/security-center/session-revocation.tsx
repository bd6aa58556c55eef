import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionRevocationMachine } from '#machines/auth/session-revocation.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './security-center.module.css'

type Props = {
  actor: ActorRefFrom<typeof sessionRevocationMachine>
  /** The name of the session or device. Empty if all other sessions are to be ended. */
  name: string
}

/** Asks for confirmation before other sessions are ended or a trusted device is removed (MEM-02). */
export function SessionRevocation({ actor, name }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { access, failure } = snapshot.context
  const words = wordsOf(access.kind, name)
  const isEnding = snapshot.hasTag('busy')
  const keep = () => actor.send({ type: 'access.keep' })
  return (
    <Dialog title={words.title} onClose={keep}>
      <div className={styles.form}>
        <p>{words.what}</p>
        {snapshot.matches({ asking: 'failed' }) ? (
          <NoticeBar title={failureText(failure).title}>
            <Trans id="common.safeToResend">It’s safe to send it again.</Trans>
          </NoticeBar>
        ) : null}
        <div className={styles.acts}>
          <Button look="act" aria-disabled={isEnding} onClick={() => actor.send({ type: 'access.end' })}>
            {isEnding ? <Trans id="account.securityCenter.ending">Ending…</Trans> : words.act}
          </Button>
          <Button aria-disabled={isEnding} onClick={keep}>
            <Trans id="common.keep">Keep it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type Kind = 'session' | 'otherSessions' | 'device'

function wordsOf(kind: Kind, name: string): { title: ReactNode; what: ReactNode; act: ReactNode } {
  switch (kind) {
    case 'session':
      return {
        title: <Trans id="account.securityCenter.endSessionTitle">End this session?</Trans>,
        what: <Trans id="account.securityCenter.endSessionHelp">{name} will be logged out at once.</Trans>,
        act: <Trans id="account.securityCenter.endSession">End session</Trans>,
      }
    case 'otherSessions':
      return {
        title: <Trans id="account.securityCenter.endOthersTitle">End the other sessions?</Trans>,
        what: (
          <Trans id="account.securityCenter.endOthersHelp">
            All other browsers will be logged out at once. You stay logged in here.
          </Trans>
        ),
        act: <Trans id="account.securityCenter.endOtherSessions">End other sessions</Trans>,
      }
    case 'device':
      return {
        title: <Trans id="account.securityCenter.removeDeviceTitle">Remove this trusted device?</Trans>,
        what: (
          <Trans id="account.securityCenter.removeDeviceHelp">
            The next login on {name} will ask for the two-factor code again.
          </Trans>
        ),
        act: <Trans id="account.securityCenter.removeDeviceConfirm">Remove device</Trans>,
      }
  }
}
