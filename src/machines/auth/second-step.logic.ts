import type { SecondStepAnswer, SecondStepRequest } from '#api/auth/second-step-login.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { oneTimeCodePattern } from '#protocol/auth/second-step.ts'
import { LONGEST_RECOVERY_CODE } from '#protocol/auth/second-step-login.ts'
import type { Challenge, CodeError, SecondStepContext, SecondStepOutcome } from './second-step.types.ts'

/** The outcome of an answer that let somebody in. */
export function outcomeOf(answer: SecondStepAnswer): SecondStepOutcome | null {
  if (!answer.ok) return null
  const { device, ...loggedIn } = answer.value
  return { loggedIn, device }
}

/** What the second step is for, where one was asked for. Without it there is no second step. */
export function challengeOf({ challenge }: { challenge: Challenge | null }): Challenge {
  if (!challenge) throw new Error('A second step begins without having been asked for.')
  return challenge
}

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

/** What is wrong with a code of an authenticator before anything is sent; undefined where nothing is. */
export function authenticatorCodeError(typed: string): 'required' | 'invalid' | undefined {
  const code = codeIn(typed)
  if (code === '') return 'required'
  return oneTimeCodePattern.test(code) ? undefined : 'invalid'
}
