import type { FreePlayAnswer } from '#api/free-play.ts'
import type { LoginAnswer } from '#api/login.ts'
import { RETRY_AFTER } from '../retry-wait.ts'

/** Milliseconds until another attempt is looked at, by what the platform said of too many. */
export function waitOf(answer: LoginAnswer | FreePlayAnswer): number {
  if (answer.ok || answer.refusal.code !== 'login.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}
