import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#ui/kit/forms/field.tsx'

type Props = {
  value: string
  /**
   * Null if valid. `wrong` means that the password was refused. Any other value means that the password is
   * missing.
   */
  error: string | null
  /** The number of attempts left before a wait. Null if no attempt has been wrong. */
  guessesLeft: number | null
  autoFocus?: boolean
  onType: (value: string) => void
}

/** The login password, which changes to account security require (MEM-02). */
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
