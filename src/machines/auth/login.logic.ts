import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type {
  FieldErrors,
  LoginAttemptOutcome,
  LoginContext,
  LoginField,
  LoginForm,
  LoginInput,
  LoginOutcome,
} from './login.types.ts'
import { codeError, mobileError, mobileOf } from './mobile.logic.ts'

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
    confirmed: null,
    retryAt: throttledUntil,
    freePlayAt: 0,
    refusal: null,
    failure: null,
    attempt: null,
    outcome: null,
  }
}

export function loginOutcome(
  { method, fields }: LoginContext,
  { result }: LoginAttemptOutcome,
): LoginOutcome | null {
  if (result.type !== 'loggedIn') return null
  const { loggedIn } = result
  return method === 'username' ? { loggedIn, method, password: fields.password.trim() } : { loggedIn, method }
}

export function freePlayOutcome(answer: FreePlayAnswer): LoginOutcome | null {
  return answer.ok ? { loggedIn: answer.value, method: 'freeplay' } : null
}

/** Returns the login names under which this device's token is saved after a login. */
export function ownersOf(form: LoginForm, { member }: LoggedIn): DeviceOwner[] {
  const account = { username: member.account }
  if (form.method === 'username') return [account, { username: form.fields.username }]
  const mobile = mobileOf(form)
  return mobile ? [account, mobile] : [account]
}

/** Returns the outcome of a finished popup. Throws if the popup is still open. */
export function outcomeOf({ outcome }: LoginContext): LoginOutcome {
  if (!outcome) throw new Error('The login has not ended.')
  return outcome
}

/** Returns the errors in the chosen tab's fields before the form is sent (LOGIN-02, LOGIN-06). */
export function fieldErrors(context: LoginContext): FieldErrors {
  if (context.method === 'sms') return { ...mobileError(context), ...codeError(context) }
  const needed: LoginField[] = context.captchaNeeded
    ? ['username', 'password', 'captcha']
    : ['username', 'password']
  const missing = needed.filter((field) => context.fields[field].trim() === '')
  return Object.fromEntries(missing.map((field) => [field, 'required']))
}

const NOTHING = { user: '', mobile: '' }

/**
 * Returns the details to remember for the next login, never a password. Details of the other login method are
 * kept.
 */
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

/**
 * Returns the changes to the form after an attempt. Once the platform has asked for a captcha, it remains
 * required.
 */
export function afterAttempt(
  context: LoginContext,
  { result, confirmed }: LoginAttemptOutcome,
  now: number,
): Partial<LoginContext> {
  switch (result.type) {
    case 'refused': {
      const { code, value } = result.refusal
      const captchaNeeded = context.captchaNeeded || ('captcha' in value && value.captcha)
      return { confirmed, refusal: code, captchaNeeded }
    }
    case 'codeRefused':
      return { confirmed, refusal: 'code.refused', errors: { code: result.problem } }
    case 'secondStepExpired':
      return { confirmed, refusal: 'secondStep.expired' }
    case 'throttled':
      return { confirmed, retryAt: now + result.wait }
    case 'failed':
      return { confirmed, failure: result.failure }
    default:
      return { confirmed }
  }
}
