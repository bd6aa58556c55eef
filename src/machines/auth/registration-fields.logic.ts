import { isSamePassword } from '#domain/auth/password.ts'
import { runPattern } from '#domain/text/field-patterns.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { fieldProblem } from '#protocol/auth/field-problem.ts'
import { registrationFieldProblem } from '#protocol/auth/registration-field-problem.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { TypedCode } from './mobile.logic.ts'
import { mobileOf } from './mobile.logic.ts'
import type {
  AskedField,
  FormError,
  FormErrors,
  FormField,
  RegistrationContext,
  RegistrationForm,
} from './registration.types.ts'

type Form = Pick<RegistrationContext, 'method' | 'rules' | 'fields' | 'codes' | 'offer'>

/** Identity fields per method, in form order. `details` lists all others except the affiliate code. */
const identity: Record<RegistrationContext['method'], readonly RegistrationField[]> = {
  username: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
}

const details: readonly RegistrationField[] = [
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

/**
 * Returns the fields in form order. An affiliate code from the URL comes first. Without one, its field
 * follows the identity fields, where visitors do not overlook it.
 */
const orderOf = ({ method, codes }: Form): readonly RegistrationField[] =>
  codes.affiliateCode === ''
    ? [...identity[method], 'affiliateCode', ...details]
    : ['affiliateCode', ...identity[method], ...details]

/** Returns the fields of the chosen tab in order (REG-04, REG-05, REG-07, REG-08, REG-19). */
export const askedFields = (form: Form): AskedField[] =>
  orderOf(form)
    .filter((field) => isAsked(field, form))
    .map((field) => ({ field, rule: ruleOf(field, form) }))

export function isAsked(field: RegistrationField, form: Form): boolean {
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
      // Show a code from the URL, so that the visitor can remove an invalid one.
      return isOn(rules.affiliateCode) || codes.affiliateCode !== ''
    default:
      return isOn(rules[field])
  }
}

/** Returns a field's rule. A field without a rule may contain any text. Some fields are always required. */
function ruleOf(field: RegistrationField, form: Form): FieldRule {
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

function isRequired(field: RegistrationField, form: Form, byRule: boolean): boolean {
  switch (field) {
    case 'username':
    case 'password':
    case 'confirmPassword':
    case 'captcha':
    // The payment password is required whenever it is shown (REG-06).
    case 'paymentPassword':
      return true
    case 'mobileNum':
      return byRule || form.method === 'mobile'
    case 'verificationCode':
      // If the mobile number is optional, it needs a code only when filled in.
      return cleanTyped(form.fields.mobileNum ?? '') !== '' || ruleOf('mobileNum', form).required
    default:
      return byRule
  }
}

const isOn = (rule: FieldRule | undefined) => rule?.enabled === true

const isCodeDemanded = ({ method, offer }: Form) => method === 'mobile' && offer.codeAsked

export function formErrors(context: RegistrationContext): FormErrors {
  const fields: FormField[] = [...context.asked.map(({ field }) => field), 'terms']
  const found = fields.map((field) => [field, fieldError(field, context)] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== null))
}

export function fieldError(field: FormField, context: RegistrationContext): FormError | null {
  if (field === 'terms') return context.agreed ? null : 'missing'
  if (field === 'confirmPassword') return confirmationError(context)
  if (field === 'mobileNum') return mobileError(context)
  const typed = typedIn(field, context)
  const problem = registrationFieldProblem(field, ruleOf(field, context), typed, runPattern)
  return problem ?? (field === 'paymentPassword' ? paymentPasswordError(typed, context) : null)
}

function paymentPasswordError(typed: string, context: RegistrationContext): FormError | null {
  if (isGuessable(typed)) return 'guessable'
  return typed !== '' && isSamePassword(typed, typedIn('password', context)) ? 'same' : null
}

/** Returns a field's value as the request would contain it. */
export const typedIn = (field: RegistrationField, { fields }: Pick<RegistrationForm, 'fields'>): string =>
  cleanRegistrationField(field, fields[field] ?? '')

export const registeredMobile = ({ fields, dialingCode, countries }: RegistrationForm) =>
  mobileOf({ fields: { mobile: fields.mobileNum ?? '' }, dialingCode, countries })

export function typedCode(form: RegistrationForm): TypedCode | null {
  const mobile = registeredMobile(form)
  const isAsked = form.asked.some(({ field }) => field === 'verificationCode')
  const code = typedIn('verificationCode', form)
  return mobile && isAsked && code !== '' ? { mobile, code } : null
}

function confirmationError(context: RegistrationContext): FormError | null {
  const confirmation = typedIn('confirmPassword', context)
  if (confirmation === '') return 'missing'
  return isSamePassword(confirmation, typedIn('password', context)) ? null : 'differs'
}

/** Checks the mobile number against its country's numbering rule and the operator's rule for its digits. */
function mobileError(context: RegistrationContext): FormError | null {
  const rule = ruleOf('mobileNum', context)
  if (typedIn('mobileNum', context) === '') return rule.required ? 'missing' : null
  const mobile = registeredMobile(context)
  return mobile ? fieldProblem(rule, mobile.mobileNum, runPattern) : 'pattern'
}
