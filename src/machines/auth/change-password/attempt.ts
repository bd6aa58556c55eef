import type { PasswordRefusal } from '#api/auth/change-password.ts'
import { type PasswordRules, withLengths } from '#api/auth/password-rules.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { type FieldErrors, type PasswordFields, refusedFields } from './fields.ts'

/** What is known of the attempts so far. */
export type Attempt = {
  /** Whether the old password has to be typed. */
  asksOld: boolean
  fields: PasswordFields
  errors: FieldErrors
  /** Any password's as long as the operator's are not known: the platform then judges alone. */
  rules: PasswordRules
  /** The platform's last refusal, for what it says beyond the field. */
  refusal: PasswordRefusal | null
  /** Why the last attempt brought no reply. */
  failure: CallFailure | null
  /** Whether an attempt that nobody knows the end of may have changed the password. */
  mayHaveChanged: boolean
}

/**
 * What a refusal changes: its field says so, an old password that is wrong has to be typed, known or not, and what the
 * platform says of its rules counts from then on.
 */
export function afterRefusal(attempt: Attempt, refusal: PasswordRefusal): Partial<Attempt> {
  const said = { errors: refusedFields(refusal, attempt.mayHaveChanged), refusal }
  switch (refusal.why) {
    case 'oldWrong':
      return { ...said, asksOld: true, fields: { ...attempt.fields, oldPassword: '' } }
    case 'offRules':
      return { ...said, rules: withLengths(attempt.rules, refusal) }
    default:
      return said
  }
}
