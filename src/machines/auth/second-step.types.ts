import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'

/** What the platform wants the second step for; `expiresAt` by its own clock (ISO 8601). */
export type Challenge = { challenge: string; expiresAt: string }

/** What is typed: six digits of the authenticator, or one of the recovery codes in their place. */
export type CodeKind = 'authenticator' | 'recovery'

/** Nothing is filled in, or something that cannot be right. */
export type CodeError = 'required' | 'invalid'

/**
 * How the second step ended: somebody is logged in, with what this device keeps of it; the password must be given
 * anew; or the visitor went back.
 */
export type SecondStepOutcome =
  | { loggedIn: LoggedIn; device: string | null }
  | { expired: true }
  | { cancelled: true }

export type SecondStepContext = Challenge & {
  kind: CodeKind
  /** What was typed of each kind, as it was typed. */
  codes: Readonly<Record<CodeKind, string>>
  remember: boolean
  error: CodeError | null
  /** How many more guesses the platform looks at; null before the first was wrong. */
  guessesLeft: number | null
  /** Epoch ms at which the platform looks at another code. */
  retryAt: number
  failure: CallFailure | null
  outcome: SecondStepOutcome | null
}

export type SecondStepEvent =
  | { type: 'code.change'; code: string }
  | { type: 'kind.choose'; kind: CodeKind }
  | { type: 'remember.change'; remember: boolean }
  | { type: 'code.submit' }
  | { type: 'secondStep.cancel' }
