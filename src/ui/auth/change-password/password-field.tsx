import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { PasswordField as FieldName } from '#machines/auth/change-password.types.ts'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import type { ChangePasswordActor } from './change-password.tsx'
import { fieldError } from './field-error.tsx'

type Props = {
  actor: ChangePasswordActor
  field: FieldName
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  autoFocus?: boolean
}

export function PasswordField({ actor, field, label, autoComplete, hint, autoFocus }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, refusal, rules } = snapshot.context
  const isShown = snapshot.matches({ form: { passwords: 'visible' } })
  const error = errors[field]
  return (
    <Field
      label={label}
      name={field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      autoCapitalize="none"
      spellCheck={false}
      value={fields[field]}
      onChange={(event) => actor.send({ type: 'field.changed', field, value: event.target.value })}
      error={error ? fieldError(error, { refusal, rules }) : null}
      hint={hint}
      after={
        <IconButton
          label={
            isShown
              ? t({ id: 'auth.password.hideAll', message: 'Hide the passwords' })
              : t({ id: 'auth.password.showAll', message: 'Show the passwords' })
          }
          onClick={() => actor.send({ type: 'passwords.toggle' })}
        >
          <EyeIcon crossed={isShown} />
        </IconButton>
      }
    />
  )
}
