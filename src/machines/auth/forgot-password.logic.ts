import * as v from 'valibot'
import type {
  MailAnswer,
  MailRequest,
  NewPasswordAnswer,
  NewPasswordRequest,
} from '#api/auth/forgot-password.ts'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
import { anyPassword, withLengths } from '#domain/auth/password-rules.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import { forgotPasswordByEmail } from '#protocol/auth/forgot-password.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type {
  FieldErrors,
  ForgotField,
  ForgotPasswordContext,
  ForgotPasswordInput,
  ForgotPasswordOutcome,
} from './forgot-password.types.ts'
import { codeError, type Missing, mobileError, mobileOf } from './mobile.logic.ts'
import { newPasswordError } from './new-password.logic.ts'

/** The initial form: the saved draft, otherwise by mobile if offered (FORGOT-03). */
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
    pass: null,
    retryAt: { email: 0, mobile: 0 },
    refusal: null,
    failure: null,
    passwordRefusal: null,
    mayHaveChanged: false,
    challenge: null,
    outcome: null,
  }
}

/** Throws if the popup has not ended. */
export function outcomeOf({ outcome }: ForgotPasswordContext): ForgotPasswordOutcome {
  if (!outcome) throw new Error('The way back in has not ended.')
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

/** Field errors after a field loses focus: only that field is checked, and not while it is empty. */
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

export const mailRequest = ({ fields, pass }: ForgotPasswordContext): MailRequest => ({
  username: cleanTyped(fields.username),
  email: cleanEmail(fields.email),
  slider: pass ?? '',
})

/** The password is sent exactly as typed. */
export function newPasswordRequest(context: ForgotPasswordContext): NewPasswordRequest {
  const { fields, side } = context
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('An invalid mobile is never sent.')
  return { ...mobile, newPassword: fields.newPassword, verificationCode: codeIn(fields.code), side }
}

/** The names this device may use to recognise the member after a password reset. */
export function ownersOf(context: ForgotPasswordContext, { member }: LoggedIn): DeviceOwner[] {
  const mobile = mobileOf(context)
  return [{ username: member.account }, ...(mobile ? [mobile] : [])]
}

export type Attempted = MailAnswer | NewPasswordAnswer

/** Ms until the next allowed attempt after a throttled one. */
export function waitOf(answer: Attempted): number {
  if (answer.ok || answer.refusal.code !== 'forgot.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}

/** Throttles the chosen method for `wait` ms. */
export const throttledFor = ({ retryAt, method }: ForgotPasswordContext, wait: number) => ({
  retryAt: { ...retryAt, [method]: Date.now() + wait },
})

/** The waits that are not over at `now`, and 0 for the others. */
export const ongoing = ({ email, mobile }: ForgotPasswordContext['retryAt'], now: number) => ({
  email: email > now ? email : 0,
  mobile: mobile > now ? mobile : 0,
})

/**
 * State changes after a refusal. A refused new password marks its field, and the rules it came with are used
 * from then on.
 */
export function afterRefusal(
  { errors, rules }: ForgotPasswordContext,
  answer: Attempted,
): Partial<ForgotPasswordContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  switch (refusal.code) {
    case 'forgot.throttled':
    case 'login.secondStepNeeded':
      return {}
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
