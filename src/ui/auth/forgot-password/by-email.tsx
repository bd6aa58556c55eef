import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Field } from '#ui/kit/forms/field.tsx'
import type { ForgotPasswordActor } from './forgot-password.tsx'

export function ByEmail({ actor }: { actor: ForgotPasswordActor }) {
  const { fields, errors } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <>
      <Field
        label={<Trans id="common.username">Username</Trans>}
        name="username"
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.username}
        onChange={(event) =>
          actor.send({ type: 'field.change', field: 'username', value: event.target.value })
        }
        onLeave={() => actor.send({ type: 'field.leave', field: 'username' })}
        error={
          errors.username === 'required' ? (
            <Trans id="auth.username.required">Enter your username.</Trans>
          ) : errors.username ? (
            <Trans id="auth.forgotPassword.usernameTooLong">This username is too long. Check it.</Trans>
          ) : null
        }
      />
      <Field
        label={<Trans id="common.email">Email</Trans>}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.email}
        onChange={(event) => actor.send({ type: 'field.change', field: 'email', value: event.target.value })}
        onLeave={() => actor.send({ type: 'field.leave', field: 'email' })}
        error={
          errors.email === 'required' ? (
            <Trans id="auth.forgotPassword.emailRequired">Enter your email.</Trans>
          ) : errors.email ? (
            <Trans id="common.emailInvalid">Invalid email. Check the address.</Trans>
          ) : null
        }
      />
    </>
  )
}
