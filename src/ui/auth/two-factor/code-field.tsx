import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { Field } from '#ui/kit/forms/field.tsx'
import { AuthenticatorFormat } from './authenticator-format.tsx'
import type { TwoFactorActor } from './two-factor.tsx'

type Props = { actor: TwoFactorActor; ref: RefObject<HTMLInputElement | null> }

/** A field for one code. Typed authenticator codes and recovery codes are kept separately. */
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
        label={<Trans id="auth.twoFactor.backupCode">Backup code</Trans>}
        autoCapitalize="none"
        spellCheck={false}
        error={
          error ? <Trans id="auth.twoFactor.backupCodeRequired">Enter one of your backup codes.</Trans> : null
        }
        hint={<Trans id="auth.twoFactor.backupCodeHint">Each code works once.</Trans>}
      />
    )
  }
  return (
    <Field
      {...shared}
      label={<Trans id="common.authenticatorCode">Authenticator app code</Trans>}
      inputMode="numeric"
      error={
        error === 'required' ? (
          <Trans id="common.authenticatorCodeMissing">Enter the code shown in the app.</Trans>
        ) : error ? (
          <AuthenticatorFormat />
        ) : null
      }
    />
  )
}
