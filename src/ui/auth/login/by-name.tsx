import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CaptchaField } from '#ui/auth/captcha/captcha-field.tsx'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import type { LoginActor } from './login.tsx'

export function ByName({ actor }: { actor: LoginActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors } = snapshot.context
  const { captcha } = snapshot.children
  const isShown = snapshot.matches({ open: { secret: 'shown' } })
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
        error={errors.username ? <Trans id="auth.username.required">Enter your username.</Trans> : null}
      />
      <Field
        label={<Trans id="common.password">Password</Trans>}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.password}
        onChange={(event) =>
          actor.send({ type: 'field.change', field: 'password', value: event.target.value })
        }
        error={errors.password ? <Trans id="auth.login.passwordRequired">Enter your password.</Trans> : null}
        after={
          <IconButton
            label={
              isShown
                ? t({ id: 'auth.password.hide', message: 'Hide the password' })
                : t({ id: 'auth.password.show', message: 'Show the password' })
            }
            onClick={() => actor.send({ type: 'password.toggle' })}
          >
            <EyeIcon crossed={isShown} />
          </IconButton>
        }
      />
      {captcha ? (
        <CaptchaField
          actor={captcha}
          value={fields.captcha}
          onChange={(value) => actor.send({ type: 'field.change', field: 'captcha', value })}
          error={errors.captcha ? <Trans id="auth.captcha.required">Enter the digits you see.</Trans> : null}
        />
      ) : null}
    </>
  )
}
