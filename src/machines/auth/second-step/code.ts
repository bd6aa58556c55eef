import type { SecondStepRequest } from '#api/auth/second-step-login.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { LONGEST_RECOVERY_CODE } from '#protocol/auth/second-step-login.ts'
import { authenticatorCodeError } from './authenticator-code.ts'
import type { CodeError, SecondStepContext } from './types.ts'

type Typed = Pick<SecondStepContext, 'kind' | 'codes'>

/** The code to be sent: its digits, or the recovery code as it was written down. */
function codeOf({ kind, codes }: Typed): string {
  return kind === 'authenticator' ? codeIn(codes.authenticator) : cleanTyped(codes.recovery)
}

/** What is wrong with the code before anything is sent. */
export function codeErrorOf(typed: Typed): CodeError | null {
  if (typed.kind === 'authenticator') return authenticatorCodeError(typed.codes.authenticator) ?? null
  const code = codeOf(typed)
  if (code === '') return 'required'
  return code.length > LONGEST_RECOVERY_CODE ? 'invalid' : null
}

/** What the platform is sent. */
export const requestOf = (context: SecondStepContext): SecondStepRequest => ({
  challenge: context.challenge,
  code: codeOf(context),
  rememberDevice: context.remember,
})
