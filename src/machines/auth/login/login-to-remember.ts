import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import type { LoginContext } from './login-context.ts'

const NOTHING = { user: '', mobile: '' }

/** What is remembered of a login that worked; what another way of logging in left stays. Never a password. */
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
