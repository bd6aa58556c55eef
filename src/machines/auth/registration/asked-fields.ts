import { cleanTyped } from '#domain/text/typed-text.ts'
import type { FieldRule, RegisterField } from '#protocol/auth/register-settings.ts'
import type { RegistrationContext } from './registration-context.ts'

/** What decides which fields there are. */
type Form = Pick<RegistrationContext, 'method' | 'rules' | 'fields' | 'codes' | 'offer'>

/** What identifies somebody, by the way they register, and then everything else, in the order of the form. */
const identity: Record<RegistrationContext['method'], readonly RegisterField[]> = {
  username: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
}

const details: readonly RegisterField[] = [
  'email',
  'payeeName',
  'nickname',
  'birthday',
  'idNumber',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
  'paymentPassword',
  'verifyPwd',
  'recommenderId',
  'captcha',
]

/** A field that is asked for, and what it accepts. */
export type AskedField = { field: RegisterField; rule: FieldRule }

/** An invitation that one came with stands before all else, one that may be typed right after who one is: neither far down. */
const orderOf = ({ method, codes }: Form): readonly RegisterField[] =>
  codes.affiliateCode === ''
    ? [...identity[method], 'affiliateCode', ...details]
    : ['affiliateCode', ...identity[method], ...details]

/** The fields of the chosen tab, in their order (REG-04, REG-05, REG-07, REG-08, REG-19). */
export const askedFields = (form: Form): AskedField[] =>
  orderOf(form)
    .filter((field) => isAsked(field, form))
    .map((field) => ({ field, rule: ruleOf(field, form) }))

export function isAsked(field: RegisterField, form: Form): boolean {
  const { method, offer, rules, codes } = form
  switch (field) {
    case 'username':
      return method === 'username'
    case 'password':
    case 'confirmPassword':
      return method === 'username' || offer.mobilePasswordAsked
    case 'mobileNum':
      return method === 'mobile' || isOn(rules.mobileNum)
    case 'verificationCode':
      return isAsked('mobileNum', form) && (isOn(rules.verificationCode) || isCodeDemanded(form))
    case 'captcha':
      return offer.captchaAsked
    case 'affiliateCode':
      // One that came with the address is shown, so that it can be taken out when it is nobody's.
      return isOn(rules.affiliateCode) || codes.affiliateCode !== ''
    default:
      return isOn(rules[field])
  }
}

/** A field's rule, or the loosest where the operator has none; some fields are required whatever it says. */
export function ruleOf(field: RegisterField, form: Form): FieldRule {
  const rule = form.rules[field] ?? anything
  return { ...rule, required: isRequired(field, form, rule.enabled && rule.required) }
}

const anything: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}

function isRequired(field: RegisterField, form: Form, byRule: boolean): boolean {
  switch (field) {
    case 'username':
    case 'password':
    case 'confirmPassword':
    case 'captcha':
    // REG-06.
    case 'paymentPassword':
      return true
    case 'mobileNum':
      return byRule || form.method === 'mobile'
    case 'verificationCode':
      // A mobile that may be left out brings its code along only when it is not.
      return cleanTyped(form.fields.mobileNum ?? '') !== '' || ruleOf('mobileNum', form).required
    default:
      return byRule
  }
}

const isOn = (rule: FieldRule | undefined) => rule?.enabled === true

const isCodeDemanded = ({ method, offer }: Form) => method === 'mobile' && offer.codeAsked
