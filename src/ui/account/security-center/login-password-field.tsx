import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#ui/kit/forms/field.tsx'

type Props = {
  value: string
  /** Null where nothing is wrong with it; anything but `wrong` means that there is none yet. */
  error: string | null
  /** So often a wrong one is still heard. */
  guessesLeft: number | null
  autoFocus?: boolean
  onType: (value: string) => void
}

/** MEM-02: whoever changes what keeps the account shows that they know its password. */
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
