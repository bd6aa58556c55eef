import type { FieldRule } from '#protocol/auth/registration-settings.ts'

export const passwordRule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^\\S+$',
  patternId: 9,
  minLength: 8,
  maxLength: 20,
}
