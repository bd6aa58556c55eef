import type { PasswordRefusal } from '#api/auth/change-password.ts'
import { isSamePassword } from '#domain/auth/password.ts'
import { newPasswordError, type PasswordRules, withLengths } from '#domain/auth/password-rules.ts'
import type { Attempt, FieldError, FieldErrors, PasswordFields } from './change-password.types.ts'

/**
 * Returns the changes to an attempt after a refusal. After a wrong old password, the form shows a field for
 * it. Lengths in a refusal replace those of the known rules.
 */
export function afterRefusal(attempt: Attempt, refusal: PasswordRefusal): Partial<Attempt> {
  const refused = { errors: refusedFields(refusal, attempt.mayHaveChanged), refusal }
  switch (refusal.why) {
    case 'oldWrong':
      return { ...refused, asksOld: true, fields: { ...attempt.fields, oldPassword: '' } }
    case 'offRules':
      return { ...refused, rules: withLengths(attempt.rules, refusal) }
    default:
      return refused
  }
}

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

function refusedFields({ why }: PasswordRefusal, mayHaveChanged: boolean): FieldErrors {
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
