import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import { defaultRegistrationRules } from '#server/auth/default-registration-rules.ts'

/**
 * Returns the default rules with some changes. Changed fields are enabled, unless the change disables them.
 */
export const rulesWith = (changes: { [Field in RegistrationField]?: Partial<FieldRule> }) =>
  Object.fromEntries(
    Object.entries(defaultRegistrationRules).map(([field, rule]) => {
      const change = changes[field as RegistrationField]
      return [field, change ? { ...rule, enabled: true, ...change } : rule]
    }),
  )
