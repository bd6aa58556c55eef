import type { FieldRule } from '#protocol/auth/register-settings.ts'

export const passwordRule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^\\S+$',
  patternId: 9,
  minLength: 8,
  maxLength: 20,
}
