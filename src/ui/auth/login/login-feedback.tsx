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

/** The message must not reveal whether the mobile number has an account. */
const codeWrong: Message = {
  title: <Trans>This code does not fit</Trans>,
  help: <Trans>It may be mistyped, used or too old. You can ask for another one.</Trans>,
}

const messages: Record<LoginRefusal, Message | null> = {
  'login.wrong': {
    title: <Trans>User name or password is wrong</Trans>,
    help: <Trans>Check both. Capital letters count in the password.</Trans>,
  },
  'login.captchaNeeded': {
    title: <Trans>One more thing</Trans>,
    help: <Trans>Type the digits in the picture as well.</Trans>,
  },
  'login.captchaWrong': {
    title: <Trans>The digits did not match</Trans>,
    help: <Trans>There is a new picture. What else you typed is still here.</Trans>,
  },
  'login.sliderFailed': {
    title: <Trans>The tile has to be fitted again</Trans>,
    help: <Trans>It was good for two minutes. Log in once more.</Trans>,
  },
  'login.codeWrong': codeWrong,
  'login.firebaseRefused': codeWrong,
  'code.refused': null,
  'login.notAgent': {
    title: <Trans>This is no agent’s account</Trans>,
    help: <Trans>Players log in on the site’s own page.</Trans>,
  },
  'login.notMember': {
    title: <Trans>This account does not play here</Trans>,
    help: <Trans>Use the account you registered with on this site.</Trans>,
  },
  'login.closed': {
    title: <Trans>This account is closed</Trans>,
    help: <Trans>Customer service tells you why.</Trans>,
  },
  'secondStep.expired': {
    title: <Trans>Log in anew</Trans>,
    help: (
      <Trans>
        The second step took too long, was tried too often, or its code had been taken. What you typed is
        still here.
      </Trans>
    ),
  },
  'login.off': {
    title: <Trans>Logging in this way is switched off</Trans>,
    help: <Trans>Use your user name and password.</Trans>,
  },
  'freePlay.off': {
    title: <Trans>Free play is switched off</Trans>,
    help: <Trans>Log in to play.</Trans>,
  },
  'freePlay.refused': {
    title: <Trans>Free play could not be opened</Trans>,
    help: <Trans>Try once more.</Trans>,
  },
}
