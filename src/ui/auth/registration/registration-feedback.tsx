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

/** Shown when the response was lost. A retry shows whether the account exists. */
function Lost() {
  return (
    <NoticeBar title={<Trans>No answer came in time</Trans>}>
      <Trans>
        You may be registered already. Register once more: if it says that your details are taken, log in with
        them. What you typed is still here.
      </Trans>
    </NoticeBar>
  )
}

type Message = { title: ReactNode; help: ReactNode }

const messages: Record<RegistrationRefusal, Message | null> = {
  'register.fieldsRefused': {
    title: <Trans>Something cannot stay as it is</Trans>,
    help: <Trans>What it is stands under each field.</Trans>,
  },
  'register.captchaWrong': {
    title: <Trans>The digits did not match</Trans>,
    help: <Trans>There is a new picture. What else you typed is still here.</Trans>,
  },
  'register.codeWrong': {
    title: <Trans>This code does not fit</Trans>,
    help: <Trans>It may be mistyped, used or too old. You can ask for another one.</Trans>,
  },
  'code.refused': {
    title: <Trans>This code was not taken</Trans>,
    help: <Trans>Under its field stands what you can do.</Trans>,
  },
  'register.firebaseRefused': {
    title: <Trans>This code does not fit</Trans>,
    help: <Trans>It may be mistyped, used or too old. You can ask for another one.</Trans>,
  },
  'register.sliderFailed': {
    title: <Trans>The tile has to be fitted again</Trans>,
    help: <Trans>It was good for two minutes. Register once more.</Trans>,
  },
  'register.off': {
    title: <Trans>Registering this way is switched off</Trans>,
    help: <Trans>Try the other way, or come back later.</Trans>,
  },
  // A dialog shows this refusal.
  'register.affiliateInvalid': null,
}
