import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'

/** `expiresAt` is in ISO 8601, by the platform's clock. */
export type Challenge = { challenge: string; expiresAt: string }

export type CodeKind = 'authenticator' | 'recovery'

export type CodeError = 'required' | 'invalid'

/** Outcome of two-factor authentication. `device` is the token of a device to remember, or null. */
export type TwoFactorOutcome =
  | { loggedIn: LoggedIn; device: string | null }
  | { expired: true }
  | { cancelled: true }

export type TwoFactorContext = Challenge & {
  kind: CodeKind
  codes: Readonly<Record<CodeKind, string>>
  remember: boolean
  error: CodeError | null
  /** Guesses left; null until a code has been wrong. */
  guessesLeft: number | null
  /** When the next code may be sent, in epoch ms. */
  retryAt: number
  failure: CallFailure | null
  outcome: TwoFactorOutcome | null
}

export type TwoFactorEvent =
  | { type: 'code.change'; code: string }
  | { type: 'kind.choose'; kind: CodeKind }
  | { type: 'remember.change'; remember: boolean }
  | { type: 'code.submit' }
  | { type: 'twoFactor.cancel' }
