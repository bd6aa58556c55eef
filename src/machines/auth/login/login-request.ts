import type { LoginRequest } from '#api/auth/login.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped, withoutSeparators } from '#domain/text/typed-text.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import type { LoginContext } from './login-context.ts'

/** What the platform is sent of a form without field errors: the chosen tab's fields, trimmed, and no others. */
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
    if (!confirmed) throw new Error('A code of Firebase’s is confirmed before anybody logs in with it.')
    return { firebaseChannel: 'sms', firebaseIdToken: confirmed.idToken, side }
  }
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('A mobile that is not fit is never sent.')
  return { type: 'sms', ...mobile, verificationCode: codeIn(fields.code), side }
}
