import type { PasswordRefusal } from '#api/auth/change-password.ts'
import type { NewPasswordError, PasswordRules } from '#domain/auth/password-rules.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'

export type ChangePasswordInput = {
  /** The platform refuses every other call until the password is changed. */
  forced: boolean
  /** The password of the login just made, if this tab still has it. */
  knownPassword?: string | undefined
}

/** How the flow ended; on `signOut` the parent must log the member out. */
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
  /** Until the operator's rules are loaded, any password is accepted here and only the platform checks it. */
  rules: PasswordRules
  /** The last refusal, for details beyond the field error. */
  refusal: PasswordRefusal | null
  failure: CallFailure | null
  /** Whether an attempt with an unknown outcome may have changed the password. */
  mayHaveChanged: boolean
}

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

/**
 * An error at one field.
 *
 * - `missing`: nothing was typed
 * - `tooShort`, `tooLong`, `offPattern`: against the operator's rules, found here
 * - `offRules`: against the operator's rules, found by the platform
 * - `unchanged`: the new password is the old one
 * - `weak`: the new password is the operator's default
 * - `differs`: the confirmation is not the new password
 * - `wrong`: the old password is wrong
 * - `perhapsChanged`: the old password is wrong after an attempt with an unknown outcome, so the new one
 *   may apply
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
