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
      label={t({ id: 'common.loginPassword', message: 'Login password' })}
      name="password"
      type="password"
      autoComplete="current-password"
      autoFocus={autoFocus}
      value={value}
      error={
        error === 'wrong' ? (
          <Trans id="common.loginPasswordWrong">
            Incorrect login password. Attempts left: {guessesLeft}.
          </Trans>
        ) : error ? (
          <Trans id="common.passwordRequired">Enter a password.</Trans>
        ) : null
      }
      onChange={({ target }) => onType(target.value)}
    />
  )
}
