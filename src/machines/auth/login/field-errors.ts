import {
  type CodeProblem,
  codeError,
  type Missing,
  mobileError,
} from '#machines/auth/mobile/mobile-errors.ts'
import type { LoginContext, LoginField } from './login-context.ts'

export type FieldErrors = { readonly [Field in Exclude<LoginField, 'code'>]?: Missing } & {
  readonly code?: CodeProblem
}

/** What is wrong with the fields of the chosen tab, before anything is sent (LOGIN-02, LOGIN-06). */
export function fieldErrors(context: LoginContext): FieldErrors {
  if (context.method === 'sms') return { ...mobileError(context), ...codeError(context) }
  const needed: LoginField[] = context.captchaNeeded
    ? ['username', 'password', 'captcha']
    : ['username', 'password']
  const missing = needed.filter((field) => context.fields[field].trim() === '')
  return Object.fromEntries(missing.map((field) => [field, 'required']))
}
