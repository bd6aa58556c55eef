import type { SecondStepRequest } from '#api/second-step-login.ts'
import type { CodeError, SecondStepContext } from './types.ts'

/** An authenticator shows six digits (RFC 6238), which people part by a blank. */
const SIX_DIGITS = /^\d{6}$/

type Typed = Pick<SecondStepContext, 'kind' | 'codes'>

/** The code to be sent: without blanks where it is digits, else as the recovery code was written down. */
function codeOf({ kind, codes }: Typed): string {
  return kind === 'authenticator' ? codes.authenticator.replaceAll(/\s/g, '') : codes.recovery.trim()
}

/** What is wrong with the code before anything is sent. */
export function codeErrorOf(typed: Typed): CodeError | null {
  const code = codeOf(typed)
  if (code === '') return 'required'
  return typed.kind === 'recovery' || SIX_DIGITS.test(code) ? null : 'invalid'
}

/** What the platform is sent. */
export const requestOf = (context: SecondStepContext): SecondStepRequest => ({
  challenge: context.challenge,
  code: codeOf(context),
  rememberDevice: context.remember,
})
