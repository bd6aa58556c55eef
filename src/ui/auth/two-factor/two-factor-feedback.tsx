import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { TwoFactorActor } from './two-factor.tsx'

export function TwoFactorFeedback({ actor }: { actor: TwoFactorActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, guessesLeft, failure } = snapshot.context
  if (snapshot.matches('throttled')) return <TooMany until={retryAt} />
  if (snapshot.matches({ editing: 'wrong' })) {
    return (
      <NoticeBar title={<Trans>This code does not fit</Trans>}>
        <Trans>Each code works once and for a short time. Tries left: {guessesLeft}.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ editing: 'outcomeUnknown' })) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans>Send the code once more. If it was taken already, you are asked to log in anew.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ editing: 'failed' })) {
    const { title, help } = failureText(failure)
    return <NoticeBar title={title}>{help}</NoticeBar>
  }
  return null
}
