import { codeIn } from '#domain/text/typed-code.ts'
import { isConfirmedAs, type TypedCode } from '#machines/auth/mobile/confirmed-code.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import type { LoginContext } from './login-context.ts'

/** What is filled in of a form without field errors. */
export function typedCode(context: LoginContext): TypedCode {
  const mobile = mobileOf(context)
  if (!mobile) throw new Error('A code without a fit mobile is looked at by nobody.')
  return { mobile, code: codeIn(context.fields.code) }
}

/** Whether Firebase has vouched for what is filled in, and the platform has not used that up. */
export function isConfirmed(context: LoginContext): boolean {
  const { confirmed, method, codeSender } = context
  return method === 'sms' && codeSender === 'firebase' && isConfirmedAs(confirmed, typedCode(context))
}
