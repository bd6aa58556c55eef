import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ForgotRefusal } from '#machines/auth/forgot-password.types.ts'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { ForgotPasswordActor } from './forgot-password.tsx'

export function ForgotFeedback({ actor }: { actor: ForgotPasswordActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, method, failure, mayHaveChanged, refusal } = snapshot.context
  if (snapshot.matches({ open: { form: 'throttled' } })) return <TooMany until={retryAt[method]} />
  if (snapshot.hasTag('failed')) return <ActionFailed failure={failure} />
  if (snapshot.matches({ open: { form: { editing: 'outcomeUnknown' } } })) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <PerhapsChanged />
      </NoticeBar>
    )
  }
  if (refusal === null || !snapshot.matches({ open: { form: { editing: 'refused' } } })) return null
  if (refusal === 'forgot.codeWrong') {
    return (
      <NoticeBar title={<Trans id="auth.code.incorrect">Incorrect code</Trans>}>
        {mayHaveChanged ? (
          <PerhapsChanged />
        ) : (
          <Trans id="auth.smsCode.incorrectHelp">
            It may be mistyped, used or expired. Check it or request a new one.
          </Trans>
        )}
      </NoticeBar>
    )
  }
  const message = messages[refusal]
  return message ? <NoticeBar title={message.title}>{message.help}</NoticeBar> : null
}

/** Shown after a lost response. The request may have changed the password and used up the code. */
const PerhapsChanged = () => (
  <Trans id="auth.forgotPassword.maybeChanged">
    Your new password may already be active. Log in with it or request a new code.
  </Trans>
)

type Message = { title: ReactNode; help: ReactNode }

const messages: Record<Exclude<ForgotRefusal, 'forgot.codeWrong'>, Message | null> = {
  'forgot.unknown': {
    title: <Trans id="auth.forgotPassword.notFound">Username or email not found</Trans>,
    help: <Trans id="auth.forgotPassword.notFoundHelp">Check both. Use the email on your account.</Trans>,
  },
  'forgot.sliderFailed': {
    title: <Trans id="auth.slider.solveAgain">Solve the puzzle again</Trans>,
    help: (
      <Trans id="auth.forgotPassword.puzzleExpired">
        It expired after two minutes. Press “Send email” again.
      </Trans>
    ),
  },
  'login.notAgent': {
    title: <Trans id="auth.login.notAgent">Not an agent account</Trans>,
    help: <Trans id="auth.login.notAgentHelp">Players log in on the main site.</Trans>,
  },
  'login.notMember': {
    title: <Trans id="auth.login.notPlayer">This account can’t be used here</Trans>,
    help: <Trans id="auth.login.notPlayerHelp">Use the account you signed up with on this site.</Trans>,
  },
  'login.closed': {
    title: <Trans id="common.accountClosed">This account is closed</Trans>,
    help: <Trans id="auth.login.closedHelp">Contact support to find out why.</Trans>,
  },
  // These refusals are shown next to the password field.
  'password.offRules': null,
  'password.default': null,
}
