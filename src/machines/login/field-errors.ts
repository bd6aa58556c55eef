import type { LoginContext, LoginField } from './login-context.ts'
import { isMobile } from './mobile-of.ts'

/** What is wrong with a field: nothing is filled in, or something that cannot be right. */
export type FieldError = 'required' | 'invalid'

export type FieldErrors = { readonly [Field in LoginField]?: FieldError }

/** A code is some four to eight digits; which, the platform knows. */
const CODE = /^\d{4,8}$/

/** What is wrong with the fields of the chosen tab, before anything is sent (LOGIN-02, LOGIN-06). */
export function fieldErrors(context: LoginContext): FieldErrors {
  if (context.method === 'sms') return { ...mobileError(context), ...codeError(context) }
  const needed: LoginField[] = context.captchaNeeded
    ? ['username', 'password', 'captcha']
    : ['username', 'password']
  const missing = needed.filter((field) => context.fields[field].trim() === '')
  return Object.fromEntries(missing.map((field) => [field, 'required']))
}

/** What is wrong with the mobile alone. */
export function mobileError(context: LoginContext): FieldErrors {
  if (context.fields.mobile.trim() === '') return { mobile: 'required' }
  return isMobile(context) ? {} : { mobile: 'invalid' }
}

function codeError({ fields }: LoginContext): FieldErrors {
  const code = fields.code.trim()
  if (code === '') return { code: 'required' }
  return CODE.test(code) ? {} : { code: 'invalid' }
}
