import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import type { LoginAnswer, LoginRequest } from '#api/auth/login.ts'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped, withoutSeparators } from '#domain/text/typed-text.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { FieldErrors, LoginContext, LoginField, LoginInput, LoginOutcome } from './login.types.ts'
import { codeError, isConfirmedAs, mobileError, mobileOf, type TypedCode } from './mobile.logic.ts'

export function createLoginContext({ throttledUntil, ...input }: LoginInput): LoginContext {
  const { remembered } = input
  return {
    ...input,
    dialingCode: remembered?.dialingCode || input.dialingCode,
    method: remembered?.method === 'sms' && input.smsOffered ? 'sms' : 'username',
    fields: {
      username: remembered?.user ?? '',
      password: '',
      captcha: '',
      mobile: remembered?.mobile ?? '',
      code: '',
    },
    remember: remembered?.remember ?? false,
    countries: [],
    errors: {},
    captchaNeeded: false,
    pass: null,
    challenge: null,
    confirmed: null,
    retryAt: throttledUntil,
    freePlayAt: 0,
    refusal: null,
    failure: null,
    outcome: null,
  }
}

export function loginOutcome({ method, fields }: LoginContext, loggedIn: LoggedIn): LoginOutcome {
  return method === 'username' ? { loggedIn, method, password: fields.password.trim() } : { loggedIn, method }
}

export function freePlayOutcome(answer: FreePlayAnswer): LoginOutcome | null {
  return answer.ok ? { loggedIn: answer.value, method: 'freeplay' } : null
}

/** The names this device may use to recognise the member after a login. */
export function ownersOf(context: LoginContext, { member }: LoggedIn): DeviceOwner[] {
  const account = { username: member.account }
  if (context.method === 'username') return [account, { username: context.fields.username }]
  const mobile = mobileOf(context)
  return mobile ? [account, mobile] : [account]
}

/** Throws if the popup has not ended. */
export function outcomeOf({ outcome }: LoginContext): LoginOutcome {
  if (!outcome) throw new Error('The login has not ended.')
  return outcome
}

/** Errors in the chosen tab's fields, checked before sending (LOGIN-02, LOGIN-06). */
export function fieldErrors(context: LoginContext): FieldErrors {
  if (context.method === 'sms') return { ...mobileError(context), ...codeError(context) }
  const needed: LoginField[] = context.captchaNeeded
    ? ['username', 'password', 'captcha']
    : ['username', 'password']
  const missing = needed.filter((field) => context.fields[field].trim() === '')
  return Object.fromEntries(missing.map((field) => [field, 'required']))
}

/** The login request: trimmed fields of the chosen tab only. Requires a form without field errors. */
export function loginRequest(context: LoginContext): LoginRequest {
  const { fields, side, pass, confirmed } = context
  if (context.method === 'username') {
    return {
      type: 'username',
      username: cleanTyped(fields.username),
      password: fields.password.trim(),
      ...(context.captchaNeeded ? { captcha: withoutSeparators(fields.captcha) } : {}),
      slider: pass ?? '',
      side,
    }
  }
  if (context.codeSender === 'firebase') {
    if (!confirmed) throw new Error('A code of Firebase’s is confirmed before the login.')
    return { firebaseChannel: 'sms', firebaseIdToken: confirmed.idToken, side }
  }
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('An invalid mobile is never sent.')
  return { type: 'sms', ...mobile, verificationCode: codeIn(fields.code), side }
}

const NOTHING = { user: '', mobile: '' }

/** Details to remember after a login, never a password; those of the other login method are kept. */
export function loginToRemember(context: LoginContext): RememberedLogin {
  const { method, dialingCode, fields } = context
  const before = { ...NOTHING, dialingCode, ...context.remembered, method, remember: true }
  if (method === 'username') return { ...before, user: cleanTyped(fields.username) }
  const mobile = mobileOf(context)
  return {
    ...before,
    mobile: mobile?.mobileNum ?? '',
    dialingCode: mobile?.countryDialingCode ?? dialingCode,
  }
}

export function typedCode(context: LoginContext): TypedCode {
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('A code is confirmed with a valid mobile only.')
  return { mobile, code: codeIn(context.fields.code) }
}

/** Whether Firebase has confirmed exactly the typed values and the platform has not used that up. */
export function isConfirmed(context: LoginContext): boolean {
  const { confirmed, method, codeSender } = context
  return method === 'sms' && codeSender === 'firebase' && isConfirmedAs(confirmed, typedCode(context))
}

/**
 * State changes after a refusal. A requested captcha stays required, and a Firebase confirmation is used up.
 */
export function afterRefusal(context: LoginContext, answer: LoginAnswer): Partial<LoginContext> {
  if (answer.ok) return {}
  const { code, value } = answer.refusal
  if (code === 'login.throttled' || code === 'login.secondStepNeeded') return {}
  const captchaNeeded = context.captchaNeeded || ('captcha' in value && value.captcha)
  return { refusal: code, captchaNeeded, confirmed: null }
}

/** Ms until the next allowed attempt after a throttled one. */
export function waitOf(answer: LoginAnswer | FreePlayAnswer): number {
  if (answer.ok || answer.refusal.code !== 'login.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}
