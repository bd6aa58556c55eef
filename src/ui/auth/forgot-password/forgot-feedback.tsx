import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { NotDone } from '#ui/kit/errors/action-failed.tsx'
import { failureWords } from '#ui/kit/errors/failure-words.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { ForgotPasswordActor } from './forgot-password.tsx'

/** What came of the last attempt, and what to do about it. */
export function ForgotFeedback({ actor }: { actor: ForgotPasswordActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, method, failure, mayHaveChanged } = snapshot.context
  if (snapshot.matches({ open: { form: 'throttled' } })) return <TooMany until={retryAt[method]} />
  if (snapshot.hasTag('failed')) return <NotDone failure={failure} />
  if (snapshot.matches({ open: { form: { editing: 'unsure' } } })) {
    return (
      <NoticeBar title={failureWords(failure).title}>
        <PerhapsChanged />
      </NoticeBar>
    )
  }
  if (snapshot.matches({ open: { form: { editing: 'codeWrong' } } })) {
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
  for (const [state, { title, help }] of Object.entries(sayings)) {
    if (snapshot.matches({ open: { form: { editing: state as keyof typeof sayings } } })) {
      return <NoticeBar title={title}>{help}</NoticeBar>
    }
  }
  return null
}

/** After an answer that got lost; its code is used up where the password was changed. */
const PerhapsChanged = () => (
  <Trans>
    Your new password may hold already: go back and log in with it. If it does not, ask for another code.
  </Trans>
)

type Saying = { title: ReactNode; help: ReactNode }

const sayings = {
  unknown: {
    title: <Trans>Username/Email does not exist</Trans>,
    help: <Trans>Check both. The address is the one that your account has.</Trans>,
  },
  sliderFailed: {
    title: <Trans>The tile has to be fitted again</Trans>,
    help: <Trans>It was good for two minutes. Send once more.</Trans>,
  },
  notAgent: {
    title: <Trans>This is no agent’s account</Trans>,
    help: <Trans>Players log in on the site’s own page.</Trans>,
  },
  notMember: {
    title: <Trans>This account does not play here</Trans>,
    help: <Trans>Use the account you registered with on this site.</Trans>,
  },
  closed: {
    title: <Trans>This account is closed</Trans>,
    help: <Trans>Customer service tells you why.</Trans>,
  },
} as const satisfies Record<string, Saying>
