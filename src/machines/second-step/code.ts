import type { SecondStepRequest } from '#api/second-step-login.ts'
import { withoutSeparators } from '#contract/typed-text.ts'
import { authenticatorCodeError } from './authenticator-code.ts'
import type { CodeError, SecondStepContext } from './types.ts'

type Typed = Pick<SecondStepContext, 'kind' | 'codes'>

/** The code to be sent: without blanks where it is digits, else as the recovery code was written down. */
function codeOf({ kind, codes }: Typed): string {
  return kind === 'authenticator' ? withoutSeparators(codes.authenticator) : codes.recovery.trim()
}

/** What is wrong with the code before anything is sent. */
export function codeErrorOf(typed: Typed): CodeError | null {
  if (typed.kind === 'authenticator') return authenticatorCodeError(typed.codes.authenticator) ?? null
  return codeOf(typed) === '' ? 'required' : null
}

/** What the platform is sent. */
export const requestOf = (context: SecondStepContext): SecondStepRequest => ({
  challenge: context.challenge,
  code: codeOf(context),
  rememberDevice: context.remember,
})
