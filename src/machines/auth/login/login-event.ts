import type { MobileMissing } from '#machines/auth/sms-code/sms-code-setup.ts'
import type { LoginField, LoginMethod } from './login-context.ts'

/** What a login hears: from its view, from its children, and, of the end of an attempt, from itself. */
export type LoginEvent =
  | { type: 'field.change'; field: LoginField; value: string }
  | { type: 'country.choose'; dialingCode: string }
  | { type: 'remember.change'; remember: boolean }
  | { type: 'method.choose'; method: LoginMethod }
  | { type: 'password.toggle' }
  | { type: 'form.submit' }
  | { type: 'freePlay.start' }
  | { type: 'login.leave'; to: 'register' | 'forgot' }
  | MobileMissing
  | { type: 'attempt.ended' }
