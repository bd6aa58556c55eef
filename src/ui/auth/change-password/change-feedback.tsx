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
      <NoticeBar title={<Trans>Nothing was changed</Trans>}>
        <FailureSentences failure={failure} />
      </NoticeBar>
    )
  }
  if (snapshot.matches({ form: { attempt: { editing: 'notChanged' } } })) {
    return (
      <NoticeBar title={<Trans>Your old password still holds</Trans>}>
        <Trans>The change got lost on its way. Send it once more.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ form: { attempt: { editing: 'outcomeUnknown' } } })) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans>Your password may have been changed or not. Send it once more and you will see.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ form: { attempt: { unsure: 'waiting' } } })) {
    return (
      <NoticeBar title={<Trans>We are finding out whether it was changed</Trans>} isUnsure>
        <Button onClick={() => actor.send({ type: 'change.retry' })}>
          <Trans>Look now</Trans>
        </Button>
      </NoticeBar>
    )
  }
  return null
}
