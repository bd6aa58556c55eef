import type { PasswordRefusal } from '#api/change-password.ts'
import type { CallFailure } from '../call-failure.ts'
import { type FieldErrors, type PasswordFields, refusedFields } from './fields.ts'

/** What is known of the attempts so far. */
export type Attempt = {
  /** Whether the old password has to be typed. */
  asksOld: boolean
  fields: PasswordFields
  errors: FieldErrors
  /** The platform's last refusal, for what it says beyond the field. */
  refusal: PasswordRefusal | null
  /** Why the last attempt brought no reply. */
  failure: CallFailure | null
  /** Whether an attempt that nobody knows the end of may have changed the password. */
  mayHaveChanged: boolean
}

/** What a refusal changes: its field says so, and an old password that is wrong has to be typed, known or not. */
export function afterRefusal(attempt: Attempt, refusal: PasswordRefusal): Partial<Attempt> {
  const errors = refusedFields(refusal, attempt.mayHaveChanged)
  if (refusal.why !== 'oldWrong') return { errors, refusal }
  return { errors, refusal, asksOld: true, fields: { ...attempt.fields, oldPassword: '' } }
}
