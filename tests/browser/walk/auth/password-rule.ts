import type { FieldRule } from '#protocol/auth/register-settings.ts'

/** The operator's password rule in the models. */
export const passwordRule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^\\S+$',
  patternId: 9,
  minLength: 8,
  maxLength: 20,
}
