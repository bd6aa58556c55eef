import type { PasswordRefusal } from '#api/auth/change-password.ts'
import type { PasswordRules } from '#api/auth/password-rules.ts'
import { isSamePassword } from '#domain/auth/password.ts'
import { type NewPasswordError, newPasswordError } from '#machines/auth/password/new-password-error.ts'

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

/** What is wrong before anything is sent; empty where nothing is. */
export function checkFields(fields: PasswordFields, rules: PasswordRules): FieldErrors {
  const oldPassword = fields.oldPassword === '' ? 'missing' : undefined
  const newPassword = passwordError(fields, rules)
  const confirmNewPassword = confirmationError(fields)
  return {
    ...(oldPassword && { oldPassword }),
    ...(newPassword && { newPassword }),
    ...(confirmNewPassword && { confirmNewPassword }),
  }
}

function passwordError(fields: PasswordFields, rules: PasswordRules): FieldError | undefined {
  const { oldPassword, newPassword } = fields
  const error = newPasswordError(newPassword, rules)
  return error ?? (isSamePassword(newPassword, oldPassword) ? 'unchanged' : undefined)
}

function confirmationError({ newPassword, confirmNewPassword }: PasswordFields): FieldError | undefined {
  if (confirmNewPassword === '') return 'missing'
  return isSamePassword(confirmNewPassword, newPassword) ? undefined : 'differs'
}

/** The field that a refusal belongs to, with what is wrong there. */
export function refusedFields({ why }: PasswordRefusal, mayHaveChanged: boolean): FieldErrors {
  switch (why) {
    case 'oldWrong':
      return { oldPassword: mayHaveChanged ? 'perhapsChanged' : 'wrong' }
    case 'offRules':
    case 'unchanged':
      return { newPassword: why }
    case 'default':
      return { newPassword: 'weak' }
    case 'differs':
      return { confirmNewPassword: 'differs' }
  }
}
