import { isSamePassword } from '#domain/auth/password.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import type { registerByUsername } from '#protocol/auth/registration.ts'
import { registrationFieldProblem } from '#protocol/auth/registration-field-problem.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { RefusalOf } from '#protocol/kit/call.ts'
import { refuseNewPassword } from '#server/auth/passwords/password-rules.ts'
import { isForbiddenNickname } from '#server/identity/nickname.ts'
import type { passwordsSetting } from '#server/identity/passwords.settings.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import type { EnabledFields } from './enabled-fields.ts'
import type { RegistrationForm } from './form.ts'
import { runPattern } from './run-pattern.ts'

type FieldsRefused = Extract<RefusalOf<typeof registerByUsername>, { code: 'register.fieldsRefused' }>
export type FieldFault = FieldsRefused['value']['fields'][number]
type Reason = FieldFault['reason']

type Passwords = SettingValue<typeof passwordsSetting>

/** Returns all faults of a form, at most one per field. Does not check whether names are taken. */
export function fieldFaults(
  form: RegistrationForm,
  enabled: EnabledFields,
  held: { passwords: Passwords; brand: string },
): FieldFault[] {
  const faults = [...enabled].flatMap(([field, rule]) => {
    const ruled = registrationFieldProblem(field, rule, form.textOf(field), runPattern)
    const reason =
      ruled === 'missing' ? ruled : (differenceIn(form, field) ?? ruled ?? ownProblem(form, field, held))
    return reason ? [{ field, reason }] : []
  })
  return isNamedByItsMobile(form) ? faults : [...faults, { field: 'username', reason: 'differs' }]
}

/** For a repeated password, a mismatch takes precedence over all faults except an empty field (REG-04). */
const differenceIn = (form: RegistrationForm, field: RegistrationField): Reason | null =>
  field === 'confirmPassword' && !isSamePassword(form.textOf(field), form.textOf('password'))
    ? 'differs'
    : null

/**
 * Checks the rules that patterns cannot express: those for passwords and nicknames, and whether the mobile's
 * country is supported.
 */
function ownProblem(
  form: RegistrationForm,
  field: RegistrationField,
  { passwords, brand }: { passwords: Passwords; brand: string },
): Reason | null {
  const text = form.textOf(field)
  if (field === 'password' && refuseNewPassword(passwords, text)) return 'pattern'
  if (field === 'paymentPassword') return paymentPasswordProblem(form)
  if (field === 'nickname' && text !== '' && isForbiddenNickname(text, brand)) return 'pattern'
  return field === 'mobileNum' && text !== '' && !form.mobile ? 'pattern' : null
}

function paymentPasswordProblem(form: RegistrationForm): Reason | null {
  const text = form.textOf('paymentPassword')
  if (isGuessable(text)) return 'guessable'
  return text !== '' && isSamePassword(text, form.textOf('password')) ? 'same' : null
}

/** In a registration by mobile, the username must be the mobile number, with or without the country code. */
function isNamedByItsMobile(form: RegistrationForm): boolean {
  const name = form.textOf('username')
  return form.way === 'username' || name === form.textOf('mobileNum') || name === form.account
}
