import { isSamePassword } from '#domain/auth/password.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { registerFieldProblem } from '#protocol/auth/register-field-problem.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import type { registerByUsername } from '#protocol/auth/registration.ts'
import type { RefusalOf } from '#protocol/kit/call.ts'
import { refuseNewPassword } from '#server/auth/passwords/password-rules.ts'
import { isForbiddenNickname } from '#server/identity/nickname.ts'
import type { passwordsSetting } from '#server/identity/passwords.settings.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import type { AskedFields } from './asked-fields.ts'
import type { RegistrationForm } from './form.ts'
import { runPattern } from './run-pattern.ts'

type FieldsRefused = Extract<RefusalOf<typeof registerByUsername>, { code: 'register.fieldsRefused' }>
export type FieldFault = FieldsRefused['value']['fields'][number]
type Reason = FieldFault['reason']

type Passwords = SettingValue<typeof passwordsSetting>

/** All that is wrong with a form by itself, one reason a field; whether a name is taken is not for here. */
export function fieldFaults(
  form: RegistrationForm,
  asked: AskedFields,
  held: { passwords: Passwords; brand: string },
): FieldFault[] {
  const faults = [...asked].flatMap(([field, rule]) => {
    const ruled = registerFieldProblem(field, rule, form.textOf(field), runPattern)
    const reason =
      ruled === 'missing' ? ruled : (differenceIn(form, field) ?? ruled ?? ownProblem(form, field, held))
    return reason ? [{ field, reason }] : []
  })
  return isNamedByItsMobile(form) ? faults : [...faults, { field: 'username', reason: 'differs' }]
}

/** REG-04: a confirmation that differs is that before anything else. */
const differenceIn = (form: RegistrationForm, field: RegisterField): Reason | null =>
  field === 'confirmPassword' && !isSamePassword(form.textOf(field), form.textOf('password'))
    ? 'differs'
    : null

/** What no rule can say: of passwords and a nickname what every change of them is held to, of a mobile that it is served. */
function ownProblem(
  form: RegistrationForm,
  field: RegisterField,
  { passwords, brand }: { passwords: Passwords; brand: string },
): Reason | null {
  const text = form.textOf(field)
  if (field === 'password' && refuseNewPassword(passwords, text)) return 'pattern'
  if (field === 'paymentPassword') return paymentPasswordProblem(form)
  if (field === 'nickname' && text !== '' && isForbiddenNickname(text, brand)) return 'pattern'
  return field === 'mobileNum' && text !== '' && !form.mobile ? 'pattern' : null
}

/** What every other way to set one holds against it, too. */
function paymentPasswordProblem(form: RegistrationForm): Reason | null {
  const text = form.textOf('paymentPassword')
  if (isGuessable(text)) return 'guessable'
  return text !== '' && isSamePassword(text, form.textOf('password')) ? 'same' : null
}

/** Registering by mobile, the user name is that number, with or without its country. */
function isNamedByItsMobile(form: RegistrationForm): boolean {
  const name = form.textOf('username')
  return form.way === 'username' || name === form.textOf('mobileNum') || name === form.account
}
