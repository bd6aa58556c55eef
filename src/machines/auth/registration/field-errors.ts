import { runPattern } from '#api/auth/field-patterns.ts'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { isSamePassword } from '#domain/auth/password.ts'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import type { TypedCode } from '#machines/auth/mobile/confirmed-code.ts'
import { mobileOf as mobileIn } from '#machines/auth/mobile/mobile-of.ts'
import { type FieldProblem, fieldProblem } from '#protocol/auth/field-problem.ts'
import { registerFieldProblem } from '#protocol/auth/register-field-problem.ts'
import { cleanRegisterField } from '#protocol/auth/register-field-text.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { ruleOf } from './asked-fields.ts'
import type { FormField, RegistrationContext } from './registration-context.ts'

/**
 * What is wrong with a field.
 *
 * - `missing`, `tooShort`, `tooLong`, `pattern`: off the operator's rule
 * - `differs`: the confirmation is not the password
 * - `taken`: another member has it
 * - `guessable`: a payment password of one digit again and again, or a run up or down
 * - `same`: the payment password is the password to log in with
 * - `wrong`: the platform expected something else, as of a code or a captcha
 */
export type FormError = FieldProblem | 'differs' | 'taken' | 'guessable' | 'same' | 'wrong'

export type FormErrors = { readonly [Field in Exclude<FormField, 'verificationCode'>]?: FormError } & {
  /** Firebase looks at a code before the platform does, and says by itself what is wrong with it. */
  readonly verificationCode?: FormError | FirebaseRefusal
}

/** What is wrong with the fields of the chosen tab and the box, before anything is sent. */
export function formErrors(context: RegistrationContext): FormErrors {
  const fields: FormField[] = [...context.asked.map(({ field }) => field), 'terms']
  const found = fields.map((field) => [field, errorOf(field, context)] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== null))
}

/** What is wrong with a single field, null when nothing is. */
export function errorOf(field: FormField, context: RegistrationContext): FormError | null {
  if (field === 'terms') return context.agreed ? null : 'missing'
  if (field === 'confirmPassword') return confirmationError(context)
  if (field === 'mobileNum') return mobileError(context)
  const typed = typedIn(field, context)
  const problem = registerFieldProblem(field, ruleOf(field, context), typed, runPattern)
  return problem ?? (field === 'paymentPassword' ? paymentPasswordError(typed, context) : null)
}

function paymentPasswordError(typed: string, context: RegistrationContext): FormError | null {
  if (isGuessable(typed)) return 'guessable'
  return typed !== '' && isSamePassword(typed, typedIn('password', context)) ? 'same' : null
}

/** What was typed in a field, as it is sent: cleaned. */
export const typedIn = (field: RegisterField, { fields }: Pick<RegistrationContext, 'fields'>): string =>
  cleanRegisterField(field, fields[field] ?? '')

/** The mobile that is filled in, or null while it is not fit for its country. */
export const mobileOf = ({ fields, dialingCode, countries }: RegistrationContext) =>
  mobileIn({ fields: { mobile: fields.mobileNum ?? '' }, dialingCode, countries })

/** The code that is filled in, with its mobile; null where none is. */
export function typedCode(context: RegistrationContext): TypedCode | null {
  const mobile = mobileOf(context)
  const isAsked = context.asked.some(({ field }) => field === 'verificationCode')
  const code = typedIn('verificationCode', context)
  return mobile && isAsked && code !== '' ? { mobile, code } : null
}

function confirmationError(context: RegistrationContext): FormError | null {
  const confirmation = typedIn('confirmPassword', context)
  if (confirmation === '') return 'missing'
  return isSamePassword(confirmation, typedIn('password', context)) ? null : 'differs'
}

/** A mobile is held to its country's rule as well as to the operator's, which is for its digits. */
function mobileError(context: RegistrationContext): FormError | null {
  const rule = ruleOf('mobileNum', context)
  if (typedIn('mobileNum', context) === '') return rule.required ? 'missing' : null
  const mobile = mobileOf(context)
  return mobile ? fieldProblem(rule, mobile.mobileNum, runPattern) : 'pattern'
}
