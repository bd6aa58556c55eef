import type { FieldRule, RegisterField, RegisterSettings } from '#protocol/auth/register-settings.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import type { modulesSetting } from '#server/settings/site.settings.ts'
import type { RegistrationForm } from './form.ts'
import { firstRegisterRules } from './register-rules.ts'

type Rules = RegisterSettings['rules']
type Modules = SettingValue<typeof modulesSetting>

/** The fields that a registration is held to, each with its rule. */
export type AskedFields = ReadonlyMap<RegisterField, FieldRule>

/** Never asked for as a field: the captcha is looked at before, and the rest depends on the way of registering. */
const ofTheirOwn: RegisterField[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'captcha',
  'verificationCode',
]

/**
 * What a form must hold by the operator's rules: names and passwords of its way (REG-04, REG-19), optional fields that
 * are enabled (REG-05), the payment password always when it is (REG-06), mobile and code (REG-07). Fields that are not
 * asked for are not looked at, and not kept.
 */
export function askedFields(
  form: RegistrationForm,
  { rules, modules, isProved }: { rules: Rules; modules: Modules; isProved: boolean },
): AskedFields {
  const asked = new Map<RegisterField, FieldRule>()
  const demand = (...fields: RegisterField[]) => {
    for (const field of fields)
      asked.set(field, { ...(rules[field] ?? firstRegisterRules[field]), required: true })
  }
  for (const [field, rule] of Object.entries(rules) as [RegisterField, FieldRule][])
    if (rule.enabled && !ofTheirOwn.includes(field)) asked.set(field, rule)
  if (asked.has('paymentPassword')) demand('paymentPassword')
  if (form.way === 'username') demand('username')
  else demand('mobileNum')
  if (form.way === 'username' && rules.mobileNum?.enabled) asked.set('mobileNum', rules.mobileNum)
  if (form.way === 'username' || isModuleOn(modules, 'MOBILENUMPASSREG3'))
    demand('password', 'confirmPassword')
  const hasMobile = asked.has('mobileNum') && form.textOf('mobileNum') !== ''
  if (hasMobile && !isProved && isCodeAsked(form, rules, modules)) demand('verificationCode')
  return asked
}

/** REG-07, REG-19: a code proves a mobile where the form has a field for it, or registrations by mobile demand it. */
const isCodeAsked = ({ way }: RegistrationForm, rules: Rules, modules: Modules): boolean =>
  rules.verificationCode?.enabled === true || (way === 'mobile' && isModuleOn(modules, 'REGMOBVERF3'))
