import { anyPassword } from '#api/auth/password-rules.ts'
import type { ForgotPasswordContext, ForgotPasswordInput, ForgotPasswordOutcome } from './types.ts'

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
