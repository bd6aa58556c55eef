import * as v from 'valibot'
import { codeError, type Missing, mobileError } from '#machines/auth/mobile/mobile-errors.ts'
import { type NewPasswordError, newPasswordError } from '#machines/auth/password/new-password-error.ts'
import { forgotPasswordByEmail } from '#protocol/auth/forgot-password.ts'
import type { ForgotField, ForgotPasswordContext } from './types.ts'

/** `offRules` and `weak` are what the platform found: off the operator's rules, and the operator's default. */
export type FieldErrors = {
  readonly username?: Missing
  readonly email?: Missing
  readonly mobile?: Missing
  readonly code?: Missing
  readonly newPassword?: NewPasswordError | 'offRules' | 'weak'
}

const { email: emailRule, username: usernameRule } = forgotPasswordByEmail.request.entries

/** What is wrong with the fields of the chosen tab, before anything is sent. */
export function fieldErrors(context: ForgotPasswordContext): FieldErrors {
  const { fields, rules } = context
  if (context.method === 'email') {
    const username = problem(usernameRule, fields.username)
    const email = problem(emailRule, fields.email)
    return { ...(username && { username }), ...(email && { email }) }
  }
  const newPassword = newPasswordError(fields.newPassword, rules)
  return { ...mobileError(context), ...(newPassword && { newPassword }), ...codeError(context) }
}

/** The same once a field is left: it alone, and nothing of one that is still empty, since nobody has got it wrong yet. */
export function errorsAfterLeaving(context: ForgotPasswordContext, field: ForgotField): FieldErrors {
  const { [field]: _before, ...others } = context.errors
  const error = fieldErrors(context)[field]
  return error === undefined || context.fields[field].trim() === ''
    ? context.errors
    : { ...others, [field]: error }
}

function problem(rule: v.GenericSchema<string>, text: string): Missing | undefined {
  if (text.trim() === '') return 'required'
  return v.is(rule, text) ? undefined : 'invalid'
}
