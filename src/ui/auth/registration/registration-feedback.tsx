import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { RegistrationRefusal } from '#machines/auth/registration.types.ts'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { RegistrationActor } from './registration.tsx'

export function RegistrationFeedback({ actor }: { actor: RegistrationActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, failure, refusal } = snapshot.context
  if (snapshot.matches({ open: { form: 'throttled' } })) return <TooMany until={retryAt} />
  if (snapshot.matches({ open: { form: { editing: 'outcomeUnknown' } } })) return <Lost />
  if (snapshot.hasTag('failed')) return <ActionFailed failure={failure} />
  if (refusal === null || !snapshot.matches({ open: { form: { editing: 'refused' } } })) return null
  const message = messages[refusal]
  return message ? <NoticeBar title={message.title}>{message.help}</NoticeBar> : null
}

/** Shown if the response was lost. Trying again shows whether the account was created. */
function Lost() {
  return (
    <NoticeBar title={<Trans id="auth.registration.outcomeUnknown">We haven’t got an answer yet</Trans>}>
      <Trans id="auth.registration.outcomeUnknownHelp">
        You may already be signed up. Try again; if your details are in use, log in with them.
      </Trans>
    </NoticeBar>
  )
}

type Message = { title: ReactNode; help: ReactNode }

const messages: Record<RegistrationRefusal, Message | null> = {
  'register.fieldsRefused': {
    title: <Trans id="auth.registration.fieldsRefused">Check the highlighted fields</Trans>,
    help: <Trans id="auth.registration.fieldsRefusedHelp">See the message under each field.</Trans>,
  },
  'register.captchaWrong': {
    title: <Trans id="auth.captcha.incorrect">The digits didn’t match</Trans>,
    help: (
      <Trans id="auth.captcha.incorrectHelp">
        Enter the digits in the new image. Your other details are still here.
      </Trans>
    ),
  },
  'register.codeWrong': {
    title: <Trans id="auth.code.incorrect">Incorrect code</Trans>,
    help: (
      <Trans id="auth.smsCode.incorrectHelp">
        It may be mistyped, used or expired. Check it or request a new one.
      </Trans>
    ),
  },
  'code.refused': {
    title: <Trans id="auth.registration.codeRefused">The code wasn’t accepted</Trans>,
    help: <Trans id="auth.registration.codeRefusedHelp">See the message under the code field.</Trans>,
  },
  'register.firebaseRefused': {
    title: <Trans id="auth.code.incorrect">Incorrect code</Trans>,
    help: (
      <Trans id="auth.smsCode.incorrectHelp">
        It may be mistyped, used or expired. Check it or request a new one.
      </Trans>
    ),
  },
  'register.sliderFailed': {
    title: <Trans id="auth.slider.solveAgain">Solve the puzzle again</Trans>,
    help: (
      <Trans id="auth.registration.puzzleExpired">It expired after two minutes. Press “Sign up” again.</Trans>
    ),
  },
  'register.off': {
    title: <Trans id="auth.registration.methodUnavailable">This sign-up method is unavailable</Trans>,
    help: <Trans id="auth.registration.methodUnavailableHelp">Use another method, or come back later.</Trans>,
  },
  // This refusal is shown in a dialog.
  'register.affiliateInvalid': null,
}
