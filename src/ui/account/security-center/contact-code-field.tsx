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
      label={<Trans id="common.verificationCode">Verification code</Trans>}
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
      return (
        <Trans id="account.securityCenter.codeNumberInvalid">
          No code was sent. Check the number and the country.
        </Trans>
      )
    case 'code.noMobile':
      return (
        <Trans id="account.securityCenter.codeNoPhone">
          No code was sent. Add a phone number to your account first.
        </Trans>
      )
    case 'code.noEmail':
      return (
        <Trans id="account.securityCenter.codeNoEmail">
          No code was sent. Add an email to your account first.
        </Trans>
      )
    default:
      return (
        <Trans id="account.securityCenter.codeUnavailable">SMS codes are unavailable. Try again later.</Trans>
      )
  }
}

function hintText(snapshot: SnapshotFrom<ContactCodeActor>): ReactNode {
  if (snapshot.matches({ counting: 'sent' }))
    return <Trans id="common.codeSent">Code sent. Enter it here.</Trans>
  if (snapshot.matches({ counting: 'throttled' }))
    return <Trans id="common.codeWait">You can request another code when the time is up.</Trans>
  if (snapshot.matches({ ready: 'failed' })) {
    const { title } = failureText(snapshot.context.failure)
    return (
      <>
        {title}. <Trans id="common.codeMissing">If you don’t get a code, request another one.</Trans>
      </>
    )
  }
  return <Trans id="account.securityCenter.codeHint">Request a code first.</Trans>
}
