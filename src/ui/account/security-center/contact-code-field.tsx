import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { GetCode } from '#ui/auth/sms-code/get-code.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { Field } from '#ui/kit/forms/field.tsx'

type ContactCodeActor = ActorRefFrom<typeof contactCodeMachine>

type Props = {
  actor: ContactCodeActor
  value: string
  error: ReactNode
  autoFocus?: boolean
  onType: (value: string) => void
}

export function ContactCodeField({ actor, value, error, autoFocus, onType }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <Field
      label={<Trans>Code</Trans>}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      value={value}
      onChange={({ target }) => onType(target.value)}
      error={error ?? refusalText(snapshot)}
      hint={<span role="status">{hintText(snapshot)}</span>}
      after={
        <GetCode
          resendAt={snapshot.context.resendAt}
          isCounting={snapshot.matches('counting')}
          isBusy={snapshot.hasTag('busy')}
          isOffered={snapshot.can({ type: 'code.request' })}
          onRequest={() => actor.send({ type: 'code.request' })}
        />
      }
    />
  )
}

function refusalText(snapshot: SnapshotFrom<ContactCodeActor>): ReactNode {
  if (!snapshot.matches({ ready: 'refused' })) return null
  switch (snapshot.context.refusal) {
    case 'code.mobileInvalid':
      return <Trans>No code was sent: this is no number of the chosen country.</Trans>
    case 'code.noMobile':
      return <Trans>No code was sent: your account has no mobile.</Trans>
    case 'code.noEmail':
      return <Trans>No code was sent: your account has no e-mail address.</Trans>
    default:
      return <Trans>No code was sent: codes by text message are switched off.</Trans>
  }
}

function hintText(snapshot: SnapshotFrom<ContactCodeActor>): ReactNode {
  if (snapshot.matches({ counting: 'sent' })) return <Trans>The code was sent. Type it here.</Trans>
  if (snapshot.matches({ counting: 'throttled' }))
    return <Trans>Another code can be asked for when the time is up.</Trans>
  if (snapshot.matches({ ready: 'failed' })) {
    const { title } = failureText(snapshot.context.failure)
    return (
      <>
        {title}. <Trans>If no code arrives, ask for another one.</Trans>
      </>
    )
  }
  return <Trans>Have it sent first.</Trans>
}
