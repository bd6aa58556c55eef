import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import type { LoginAnswer } from '#api/auth/login.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'

/** Milliseconds until another attempt is looked at, by what the platform said of too many. */
export function waitOf(answer: LoginAnswer | FreePlayAnswer): number {
  if (answer.ok || answer.refusal.code !== 'login.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}
