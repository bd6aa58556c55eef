import type { PasswordRefusal } from '#api/auth/change-password.ts'
import type { PasswordRules } from '#api/auth/password-rules.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { NewPasswordError } from './new-password.logic.ts'

export type ChangePasswordInput = {
  /** Whether the platform refuses everything else until the password is changed. */
  forced: boolean
  /** The password just logged in with, where it is still known. */
  knownPassword?: string | undefined
}

/** How the flow ended; whoever signs out of a forced change has to be logged out by its parent. */
export type ChangePasswordOutput = { changed: true } | { changed: false; signOut: boolean }

export type ChangePasswordContext = Attempt & {
  forced: boolean
  /** Epoch milliseconds before which the platform looks at no other attempt. */
  retryAt: number
}

export type ChangePasswordEvent =
  | { type: 'field.changed'; field: PasswordField; value: string }
  | { type: 'passwords.toggle' }
  | { type: 'change.submit' }
  | { type: 'change.retry' }
  | { type: 'change.cancel' }
  | { type: 'change.signOut' }

/** What is known of the attempts so far. */
export type Attempt = {
  /** Whether the old password has to be typed. */
  asksOld: boolean
  fields: PasswordFields
  errors: FieldErrors
  /** Any password's as long as the operator's are not known: the platform then judges alone. */
  rules: PasswordRules
  /** The platform's last refusal, for what it says beyond the field. */
  refusal: PasswordRefusal | null
  /** Why the last attempt brought no reply. */
  failure: CallFailure | null
  /** Whether an attempt that nobody knows the end of may have changed the password. */
  mayHaveChanged: boolean
}

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

/**
 * What is wrong with a field.
 *
 * - `missing`: nothing was typed
 * - `tooShort`, `tooLong`, `offPattern`: off the operator's rules, found here
 * - `offRules`: off the operator's rules, found by the platform
 * - `unchanged`: the new password is the old one
 * - `weak`: the new password is the operator's default
 * - `differs`: the confirmation is not the new password
 * - `wrong`: the old password is not right
 * - `perhapsChanged`: the old password is not right after an attempt nobody knows the end of, so the new one may hold
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
