import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { LoginRefusal } from '#machines/auth/login.types.ts'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { LoginActor } from './login.tsx'

export function LoginFeedback({ actor }: { actor: LoginActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, freePlayAt, failure, refusal } = snapshot.context
  if (snapshot.matches({ open: { form: 'throttled' } })) return <TooMany until={retryAt} />
  if (snapshot.matches({ open: { form: { editing: 'freePlayThrottled' } } }))
    return <TooMany until={freePlayAt} />
  if (snapshot.hasTag('failed')) return <ActionFailed failure={failure} />
  if (refusal === null || !snapshot.matches({ open: { form: { editing: 'refused' } } })) return null
  const message = messages[refusal]
  return message ? <NoticeBar title={message.title}>{message.help}</NoticeBar> : null
}

type Message = { title: ReactNode; help: ReactNode }

/** The message must not reveal whether an account with this mobile number exists. */
const codeWrong: Message = {
  title: <Trans id="auth.code.incorrect">Incorrect code</Trans>,
  help: (
    <Trans id="auth.smsCode.incorrectHelp">
      It may be mistyped, used or expired. Check it or request a new one.
    </Trans>
  ),
}

const messages: Record<LoginRefusal, Message | null> = {
  'login.wrong': {
    title: <Trans id="auth.login.wrong">Incorrect username or password</Trans>,
    help: <Trans id="auth.login.wrongHelp">Check both. Passwords are case-sensitive.</Trans>,
  },
  'login.captchaNeeded': {
    title: <Trans id="auth.login.captchaNeeded">One more thing</Trans>,
    help: <Trans id="auth.login.captchaNeededHelp">Enter the digits in the image as well.</Trans>,
  },
  'login.captchaWrong': {
    title: <Trans id="auth.captcha.incorrect">The digits didn’t match</Trans>,
    help: (
      <Trans id="auth.captcha.incorrectHelp">
        Enter the digits in the new image. Your other details are still here.
      </Trans>
    ),
  },
  'login.sliderFailed': {
    title: <Trans id="auth.slider.solveAgain">Solve the puzzle again</Trans>,
    help: <Trans id="auth.login.puzzleExpired">It expired after two minutes. Press “Log in” again.</Trans>,
  },
  'login.codeWrong': codeWrong,
  'login.firebaseRefused': codeWrong,
  'code.refused': null,
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
  'secondStep.expired': {
    title: <Trans id="auth.login.twoFactorExpired">Log in again</Trans>,
    help: (
      <Trans id="auth.login.twoFactorExpiredHelp">
        The two-factor check has ended. Your details are still here.
      </Trans>
    ),
  },
  'login.off': {
    title: <Trans id="auth.login.unavailable">This login method is unavailable</Trans>,
    help: <Trans id="auth.login.unavailableHelp">Use your username and password.</Trans>,
  },
  'freePlay.off': {
    title: <Trans id="auth.login.demoUnavailable">Demo is unavailable</Trans>,
    help: <Trans id="auth.login.demoUnavailableHelp">Log in to play.</Trans>,
  },
  'freePlay.refused': {
    title: <Trans id="auth.login.demoFailed">Couldn’t start the demo</Trans>,
    help: <Trans id="common.tryAgainSentence">Try again.</Trans>,
  },
}
