import { anyPassword } from '#api/password-rules.ts'
import type { ForgotPasswordContext, ForgotPasswordInput, ForgotPasswordOutcome } from './types.ts'

/** The form as it opens: by mobile where that is offered (FORGOT-03). */
export function createForgotPasswordContext(input: ForgotPasswordInput): ForgotPasswordContext {
  return {
    ...input,
    codeSender: 'platform',
    method: input.mobileOffered ? 'mobile' : 'email',
    fields: { username: '', email: '', mobile: '', newPassword: '', code: '' },
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
