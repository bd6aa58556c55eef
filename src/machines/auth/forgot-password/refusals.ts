import type { MailAnswer, NewPasswordAnswer } from '#api/auth/forgot-password.ts'
import { withLengths } from '#api/auth/password-rules.ts'
import { byRefusal } from '#machines/kit/refusal-transitions.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { ForgotPasswordContext, ForgotRefusalCode } from './types.ts'

export type Attempted = MailAnswer | NewPasswordAnswer

/** Refusals that are no end of the attempt, or belong to a field. */
type Elsewhere = 'forgot.throttled' | 'login.secondStepNeeded' | 'password.offRules' | 'password.default'

/** Which state says each of the other refusals. One without a state is a type error here. */
const stateOf: Record<Exclude<ForgotRefusalCode, Elsewhere>, string> = {
  'forgot.unknown': 'editing.unknown',
  'forgot.sliderFailed': 'editing.sliderFailed',
  'forgot.codeWrong': 'editing.codeWrong',
  'login.notAgent': 'editing.notAgent',
  'login.notMember': 'editing.notMember',
  'login.closed': 'editing.closed',
}

export const whenRefused = byRefusal(stateOf)

/** Milliseconds until another attempt is looked at, by what the platform said of too many. */
export function waitOf(answer: Attempted): number {
  if (answer.ok || answer.refusal.code !== 'forgot.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}

/** What a refusal of the new password changes: its field says why, and what is said of the rules counts from then on. */
export function afterPasswordRefusal(
  { errors, rules }: ForgotPasswordContext,
  answer: NewPasswordAnswer,
): Partial<ForgotPasswordContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  if (refusal.code === 'password.offRules') {
    return {
      errors: { ...errors, newPassword: 'offRules' },
      passwordRefusal: { why: 'offRules', ...refusal.value },
      rules: withLengths(rules, refusal.value),
    }
  }
  return { errors: { ...errors, newPassword: 'weak' }, passwordRefusal: { why: 'default' } }
}
