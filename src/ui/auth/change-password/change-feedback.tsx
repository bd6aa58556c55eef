import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences, failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { ChangePasswordActor } from './change-password.tsx'

export function ChangeFeedback({ actor }: { actor: ChangePasswordActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, failure } = snapshot.context
  if (snapshot.matches({ form: { attempt: 'throttled' } })) return <TooMany until={retryAt} />
  if (snapshot.matches({ form: { attempt: { editing: 'failed' } } })) {
    return (
      <NoticeBar title={<Trans id="auth.changePassword.failed">Password not changed</Trans>}>
        <FailureSentences failure={failure} />
      </NoticeBar>
    )
  }
  if (snapshot.matches({ form: { attempt: { editing: 'notChanged' } } })) {
    return (
      <NoticeBar title={<Trans id="auth.changePassword.notChanged">Your current password still works</Trans>}>
        <Trans id="auth.changePassword.notChangedHelp">The change didn’t go through. Try again.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ form: { attempt: { editing: 'outcomeUnknown' } } })) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans id="auth.changePassword.outcomeUnknown">
          Your password may or may not have changed. Send it again to find out.
        </Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ form: { attempt: { unsure: 'waiting' } } })) {
    return (
      <NoticeBar
        title={<Trans id="auth.changePassword.checking">Checking if your password changed</Trans>}
        isUnsure
      >
        <Button onClick={() => actor.send({ type: 'change.retry' })}>
          <Trans id="auth.changePassword.checkNow">Check now</Trans>
        </Button>
      </NoticeBar>
    )
  }
  return null
}
