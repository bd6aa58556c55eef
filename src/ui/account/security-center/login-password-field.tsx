import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#ui/kit/forms/field.tsx'

type Props = {
  value: string
  /** Null if valid. `wrong` is a refusal; any other value means that the password is missing. */
  error: string | null
  /** Attempts left before the account is locked. */
  guessesLeft: number | null
  autoFocus?: boolean
  onType: (value: string) => void
}

/** Changes to account security require the login password (MEM-02). */
export function LoginPasswordField({ value, error, guessesLeft, autoFocus, onType }: Props) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Password that you log in with`}
      name="password"
      type="password"
      autoComplete="current-password"
      autoFocus={autoFocus}
      value={value}
      error={
        error === 'wrong' ? (
          <Trans>This is not your login password. Tries left: {guessesLeft}.</Trans>
        ) : error ? (
          <Trans>Type a password.</Trans>
        ) : null
      }
      onChange={({ target }) => onType(target.value)}
    />
  )
}
