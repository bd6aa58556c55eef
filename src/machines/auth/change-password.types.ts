import type { PasswordRefusal } from '#api/auth/change-password.ts'
import type { NewPasswordError, PasswordRules } from '#domain/auth/password-rules.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'

export type ChangePasswordInput = {
  /** Whether the platform refuses all other calls until the password is changed. */
  forced: boolean
  /** The password just used to log in, if this tab still has it. */
  knownPassword?: string | undefined
}

/** The result. If `signOut` is true, the parent must log the member out. */
export type ChangePasswordOutput = { changed: true } | { changed: false; signOut: boolean }

export type ChangePasswordContext = Attempt & {
  forced: boolean
  /** Epoch ms. */
  retryAt: number
}

export type ChangePasswordEvent =
  | { type: 'field.changed'; field: PasswordField; value: string }
  | { type: 'passwords.toggle' }
  | { type: 'change.submit' }
  | { type: 'change.retry' }
  | { type: 'change.cancel' }
  | { type: 'change.signOut' }

export type Attempt = {
  asksOld: boolean
  fields: PasswordFields
  errors: FieldErrors
  /** The operator's rules. Until they are loaded, only the platform checks the password. */
  rules: PasswordRules
  /** The last refusal, with details that the field errors lack. */
  refusal: PasswordRefusal | null
  failure: CallFailure | null
  /** Whether an attempt with an unknown outcome may have changed the password. */
  mayHaveChanged: boolean
}

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

/**
 * Why a field is invalid.
 *
 * - `missing`: nothing was typed
 * - `tooShort`, `tooLong`, `offPattern`: breaks the operator's rules
 * - `offRules`: breaks the operator's rules, according to the platform
 * - `unchanged`: the new password is the old one
 * - `weak`: the new password is the operator's default
 * - `differs`: the confirmation differs from the new password
 * - `wrong`: the old password is wrong
 * - `perhapsChanged`: the old password is wrong, perhaps because an earlier attempt with an unknown outcome
 *   has changed it
 */
export type FieldError =
  | NewPasswordError
  | 'offRules'
  | 'unchanged'
  | 'weak'
  | 'differs'
  | 'wrong'
  | 'perhapsChanged'

export type FieldErrors = { readonly [Field in PasswordField]?: FieldError }

export type PasswordFields = Readonly<Record<PasswordField, string>>
