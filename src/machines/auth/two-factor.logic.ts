import type { TwoFactorAnswer, TwoFactorRequest } from '#api/auth/two-factor-login.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { oneTimeCodePattern } from '#protocol/auth/two-factor.ts'
import { LONGEST_RECOVERY_CODE } from '#protocol/auth/two-factor-login.ts'
import type { Challenge, CodeError, TwoFactorContext, TwoFactorOutcome } from './two-factor.types.ts'

export function outcomeOf(answer: TwoFactorAnswer): TwoFactorOutcome | null {
  if (!answer.ok) return null
  const { device, ...loggedIn } = answer.value
  return { loggedIn, device }
}

/** Returns the two-factor challenge. Throws if there is none. */
export function challengeOf({ challenge }: { challenge: Challenge | null }): Challenge {
  if (!challenge) throw new Error('There is no two-factor challenge.')
  return challenge
}

type Typed = Pick<TwoFactorContext, 'kind' | 'codes'>

function codeOf({ kind, codes }: Typed): string {
  return kind === 'authenticator' ? codeIn(codes.authenticator) : cleanTyped(codes.recovery)
}

export function codeErrorOf(typed: Typed): CodeError | null {
  if (typed.kind === 'authenticator') return authenticatorCodeError(typed.codes.authenticator) ?? null
  const code = codeOf(typed)
  if (code === '') return 'required'
  return code.length > LONGEST_RECOVERY_CODE ? 'invalid' : null
}

export const requestOf = (context: TwoFactorContext): TwoFactorRequest => ({
  challenge: context.challenge,
  code: codeOf(context),
  rememberDevice: context.remember,
})

export function authenticatorCodeError(typed: string): 'required' | 'invalid' | undefined {
  const code = codeIn(typed)
  if (code === '') return 'required'
  return oneTimeCodePattern.test(code) ? undefined : 'invalid'
}
