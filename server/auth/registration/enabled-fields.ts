import type {
  FieldRule,
  RegistrationField,
  RegistrationSettings,
} from '#protocol/auth/registration-settings.ts'
import { defaultRegistrationRules } from '#server/auth/default-registration-rules.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import type { modulesSetting } from '#server/settings/site.settings.ts'
import type { RegistrationForm } from './form.ts'

type Rules = RegistrationSettings['rules']
type Modules = SettingValue<typeof modulesSetting>

export type EnabledFields = ReadonlyMap<RegistrationField, FieldRule>

/**
 * Fields that are not enabled by their rule alone. The captcha is checked earlier, and the others depend on
 * the registration method.
 */
const ofTheirOwn: RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'captcha',
  'verificationCode',
]

/**
 * Returns the fields that the operator's rules ask for. They are the username and passwords (REG-04, REG-19),
 * enabled optional fields (REG-05), the payment password (REG-06), and the mobile and its code (REG-07).
 * Other fields are neither validated nor stored.
 */
export function enabledFields(
  form: RegistrationForm,
  { rules, modules, isProved }: { rules: Rules; modules: Modules; isProved: boolean },
): EnabledFields {
  const enabled = new Map<RegistrationField, FieldRule>()
  const demand = (...fields: RegistrationField[]) => {
    for (const field of fields)
      enabled.set(field, { ...(rules[field] ?? defaultRegistrationRules[field]), required: true })
  }
  for (const [field, rule] of Object.entries(rules) as [RegistrationField, FieldRule][])
    if (rule.enabled && !ofTheirOwn.includes(field)) enabled.set(field, rule)
  if (enabled.has('paymentPassword')) demand('paymentPassword')
  if (form.way === 'username') demand('username')
  else demand('mobileNum')
  if (form.way === 'username' && rules.mobileNum?.enabled) enabled.set('mobileNum', rules.mobileNum)
  if (form.way === 'username' || isModuleOn(modules, 'MOBILENUMPASSREG3'))
    demand('password', 'confirmPassword')
  const hasMobile = enabled.has('mobileNum') && form.textOf('mobileNum') !== ''
  if (hasMobile && !isProved && isCodeAsked(form, rules, modules)) demand('verificationCode')
  return enabled
}

/**
 * A code is required if its field is enabled. In a registration by mobile, the operator can also require a
 * code by switching on a module (REG-07, REG-19).
 */
const isCodeAsked = ({ way }: RegistrationForm, rules: Rules, modules: Modules): boolean =>
  rules.verificationCode?.enabled === true || (way === 'mobile' && isModuleOn(modules, 'REGMOBVERF3'))
