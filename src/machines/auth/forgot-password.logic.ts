import * as v from 'valibot'
import type {
  MailAnswer,
  MailRequest,
  NewPasswordAnswer,
  NewPasswordRequest,
} from '#api/auth/forgot-password.ts'
import { anyPassword, withLengths } from '#api/auth/password-rules.ts'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
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

/** The form as it opens: with what was typed before, else by mobile where that is offered (FORGOT-03). */
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

/** The end of the popup. Asking before there is one is a mistake of the program. */
export function outcomeOf({ outcome }: ForgotPasswordContext): ForgotPasswordOutcome {
  if (!outcome) throw new Error('The way back in has not ended.')
  return outcome
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

/** What the platform is sent of a form without field errors, by e-mail. */
export const mailRequest = ({ fields, pass }: ForgotPasswordContext): MailRequest => ({
  username: cleanTyped(fields.username),
  email: cleanEmail(fields.email),
  slider: pass ?? '',
})

/** What the platform is sent of a form without field errors, by mobile. The password goes as it was typed. */
export function newPasswordRequest(context: ForgotPasswordContext): NewPasswordRequest {
  const { fields, side } = context
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('A mobile that is not fit is never sent.')
  return { ...mobile, newPassword: fields.newPassword, verificationCode: codeIn(fields.code), side }
}

/** The names that somebody who got back in logs in by, on this device. */
export function ownersOf(context: ForgotPasswordContext, { member }: LoggedIn): DeviceOwner[] {
  const mobile = mobileOf(context)
  return [{ username: member.account }, ...(mobile ? [mobile] : [])]
}

export type Attempted = MailAnswer | NewPasswordAnswer

/** Milliseconds until another attempt is looked at, by what the platform said of too many. */
export function waitOf(answer: Attempted): number {
  if (answer.ok || answer.refusal.code !== 'forgot.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}

/** The chosen way is throttled for `wait` milliseconds from now. */
export const throttledFor = ({ retryAt, method }: ForgotPasswordContext, wait: number) => ({
  retryAt: { ...retryAt, [method]: Date.now() + wait },
})

/** What a refusal changes. One of the new password is said at its field, and its rules count from then on. */
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
