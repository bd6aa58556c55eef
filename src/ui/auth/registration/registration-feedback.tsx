import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { NotDone } from '#ui/kit/errors/action-failed.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { RegistrationActor } from './registration.tsx'

/** What came of the last attempt, and what to do about it. */
export function RegistrationFeedback({ actor }: { actor: RegistrationActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, failure } = snapshot.context
  if (snapshot.matches({ open: { form: 'throttled' } })) return <TooMany until={retryAt} />
  if (snapshot.matches({ open: { form: { editing: 'timeout' } } })) return <Lost />
  if (snapshot.hasTag('failed')) return <NotDone failure={failure} />
  for (const [state, { title, help }] of Object.entries(sayings)) {
    if (snapshot.matches({ open: { form: { editing: state as keyof typeof sayings } } })) {
      return <NoticeBar title={title}>{help}</NoticeBar>
    }
  }
  return null
}

/** Nobody here can tell what became of it, and the platform tells whoever tries once more. */
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

type Saying = { title: ReactNode; help: ReactNode }

const sayings = {
  fieldsRefused: {
    title: <Trans>Something cannot stay as it is</Trans>,
    help: <Trans>What it is stands under each field.</Trans>,
  },
  captchaWrong: {
    title: <Trans>The digits did not match</Trans>,
    help: <Trans>There is a new picture. What else you typed is still here.</Trans>,
  },
  codeWrong: {
    title: <Trans>This code does not fit</Trans>,
    help: <Trans>It may be mistyped, used or too old. You can ask for another one.</Trans>,
  },
  codeRefused: {
    title: <Trans>This code was not taken</Trans>,
    help: <Trans>Under its field stands what you can do.</Trans>,
  },
  firebaseRefused: {
    title: <Trans>This code does not fit</Trans>,
    help: <Trans>It may be mistyped, used or too old. You can ask for another one.</Trans>,
  },
  sliderFailed: {
    title: <Trans>The tile has to be fitted again</Trans>,
    help: <Trans>It was good for two minutes. Register once more.</Trans>,
  },
  off: {
    title: <Trans>Registering this way is switched off</Trans>,
    help: <Trans>Try the other way, or come back later.</Trans>,
  },
} as const satisfies Record<string, Saying>
