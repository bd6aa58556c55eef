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
      <NoticeBar title={<Trans>This code does not fit</Trans>}>
        {mayHaveChanged ? (
          <PerhapsChanged />
        ) : (
          <Trans>It may be mistyped, used or too old. You can ask for another one.</Trans>
        )}
      </NoticeBar>
    )
  }
  const message = messages[refusal]
  return message ? <NoticeBar title={message.title}>{message.help}</NoticeBar> : null
}

/** Shown when the response was lost. If the password was changed, the code is used up. */
const PerhapsChanged = () => (
  <Trans>
    Your new password may hold already: go back and log in with it. If it does not, ask for another code.
  </Trans>
)

type Message = { title: ReactNode; help: ReactNode }

const messages: Record<Exclude<ForgotRefusal, 'forgot.codeWrong'>, Message | null> = {
  'forgot.unknown': {
    title: <Trans>Username/Email does not exist</Trans>,
    help: <Trans>Check both. The address is the one that your account has.</Trans>,
  },
  'forgot.sliderFailed': {
    title: <Trans>The tile has to be fitted again</Trans>,
    help: <Trans>It was good for two minutes. Send once more.</Trans>,
  },
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
  // The password field shows these refusals.
  'password.offRules': null,
  'password.default': null,
}
