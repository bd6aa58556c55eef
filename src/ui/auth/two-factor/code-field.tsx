import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { Field } from '#ui/kit/forms/field.tsx'
import { AuthenticatorFormat } from './authenticator-format.tsx'
import type { TwoFactorActor } from './two-factor.tsx'

type Props = { actor: TwoFactorActor; ref: RefObject<HTMLInputElement | null> }

/** Authenticator codes and recovery codes keep separate input. */
export function CodeField({ actor, ref }: Props) {
  const { kind, codes, error } = useSelector(actor, (snapshot) => snapshot.context)
  const shared = {
    ref,
    name: 'twoFactorCode',
    autoFocus: true,
    autoComplete: 'one-time-code',
    value: codes[kind],
    onChange: (event: { target: { value: string } }) =>
      actor.send({ type: 'code.change', code: event.target.value }),
  }
  if (kind === 'recovery') {
    return (
      <Field
        {...shared}
        label={<Trans>Recovery code</Trans>}
        autoCapitalize="none"
        spellCheck={false}
        error={error ? <Trans>Type one of your recovery codes.</Trans> : null}
        hint={<Trans>Each of them works once.</Trans>}
      />
    )
  }
  return (
    <Field
      {...shared}
      label={<Trans>Code of the authenticator app</Trans>}
      inputMode="numeric"
      error={
        error === 'required' ? (
          <Trans>Type the code that the app shows.</Trans>
        ) : error ? (
          <AuthenticatorFormat />
        ) : null
      }
    />
  )
}
