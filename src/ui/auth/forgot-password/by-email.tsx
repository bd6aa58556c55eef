import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Field } from '#ui/kit/forms/field.tsx'
import type { ForgotPasswordActor } from './forgot-password.tsx'

export function ByEmail({ actor }: { actor: ForgotPasswordActor }) {
  const { fields, errors } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <>
      <Field
        label={<Trans>User name</Trans>}
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
            <Trans>Type your user name.</Trans>
          ) : errors.username ? (
            <Trans>No user name is that long.</Trans>
          ) : null
        }
      />
      <Field
        label={<Trans>E-mail</Trans>}
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
            <Trans>Type your e-mail address.</Trans>
          ) : errors.email ? (
            <Trans>This is no e-mail address.</Trans>
          ) : null
        }
      />
    </>
  )
}
