import type { FieldRule } from '#protocol/auth/register-settings.ts'

/** What the operator wants of a password, as the models take it. */
export const passwordRule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^\\S+$',
  patternId: 9,
  minLength: 8,
  maxLength: 20,
}
