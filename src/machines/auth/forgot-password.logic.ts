import * as v from 'valibot'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
import { anyPassword, newPasswordError, withLengths } from '#domain/auth/password-rules.ts'
import { forgotPasswordByEmail } from '#protocol/auth/forgot-password.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type {
  FieldErrors,
  ForgotField,
  ForgotPasswordAttemptResult,
  ForgotPasswordContext,
  ForgotPasswordForm,
  ForgotPasswordInput,
  ForgotPasswordOutcome,
  ForgotRefused,
} from './forgot-password.types.ts'
import { codeError, type Missing, mobileError, mobileOf } from './mobile.logic.ts'

/**
 * Returns the initial form, filled from the saved draft. Without a draft, the form uses the mobile method if
 * it is offered (FORGOT-03).
 */
export function createForgotPasswordContext({ draft, ...input }: ForgotPasswordInput): ForgotPasswordContext {
  return {
    ...input,
    codeSender: 'platform',
    method: input.mobileOffered ? (draft?.method ?? 'mobile') : 'email',
    fields: { username: '', email: '', mobile: '', ...draft?.fields, newPassword: '', code: '' },
    dialingCode: draft?.dialingCode || input.dialingCode,
    countries: [],
    errors: {},
    rules: anyPassword,
    retryAt: { email: 0, mobile: 0 },
    refusal: null,
    failure: null,
    passwordRefusal: null,
    mayHaveChanged: false,
    outcome: null,
  }
}

/** Returns the outcome of a finished popup. Throws if the popup is still open. */
export function outcomeOf({ outcome }: ForgotPasswordContext): ForgotPasswordOutcome {
  if (!outcome) throw new Error('The password reset has not ended.')
  return outcome
}

const { email: emailRule, username: usernameRule } = forgotPasswordByEmail.request.entries

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

/**
 * Returns the field errors after the visitor has left a field. Only that field is checked, and only if it is
 * filled in.
 */
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

/** Returns the login names under which this device's token is saved after a password reset. */
export function ownersOf(form: ForgotPasswordForm, { member }: LoggedIn): DeviceOwner[] {
  const mobile = mobileOf(form)
  return [{ username: member.account }, ...(mobile ? [mobile] : [])]
}

/** Returns the retry times, with 0 for those that have passed by `now`. All times are in epoch ms. */
export const ongoing = ({ email, mobile }: ForgotPasswordContext['retryAt'], now: number) => ({
  email: email > now ? email : 0,
  mobile: mobile > now ? mobile : 0,
})

export function afterAttempt(
  context: ForgotPasswordContext,
  result: ForgotPasswordAttemptResult,
  now: number,
): Partial<ForgotPasswordContext> {
  switch (result.type) {
    case 'refused':
      return afterRefusal(context, result.refusal)
    case 'throttled':
      return { retryAt: { ...context.retryAt, [context.method]: now + result.wait } }
    case 'failed':
      return { failure: result.failure }
    case 'outcomeUnknown':
      return { failure: result.failure, mayHaveChanged: true }
    default:
      return {}
  }
}

/** Returns the changes after a refusal. Lengths in a refusal replace those of the known rules. */
function afterRefusal(
  { errors, rules }: ForgotPasswordContext,
  refusal: ForgotRefused,
): Partial<ForgotPasswordContext> {
  switch (refusal.code) {
    case 'password.offRules':
      return {
        refusal: refusal.code,
        errors: { ...errors, newPassword: 'offRules' },
        passwordRefusal: { why: 'offRules', ...refusal.value },
        rules: withLengths(rules, refusal.value),
      }
    case 'password.default':
      return {
        refusal: refusal.code,
        errors: { ...errors, newPassword: 'weak' },
        passwordRefusal: { why: 'default' },
      }
    default:
      return { refusal: refusal.code }
  }
}
