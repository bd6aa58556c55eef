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
      <NoticeBar title={<Trans id="auth.code.incorrect">Incorrect code</Trans>}>
        <Trans id="auth.twoFactor.incorrectHelp">
          Each code works once and for a short time. Attempts left: {guessesLeft}.
        </Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ editing: 'outcomeUnknown' })) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans id="auth.twoFactor.outcomeUnknown">
          Send the code again. If it was already accepted, you’ll need to log in again.
        </Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches({ editing: 'failed' })) {
    const { title, help } = failureText(failure)
    return <NoticeBar title={title}>{help}</NoticeBar>
  }
  return null
}
