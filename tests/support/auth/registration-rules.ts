import type { FieldRule, RegisterField } from '#protocol/auth/registration-settings.ts'
import { firstRegisterRules } from '#server/auth/registration/registration-rules.ts'

/** The default rules with some changed; changed fields are enabled. */
export const rulesWith = (changes: { [Field in RegisterField]?: Partial<FieldRule> }) =>
  Object.fromEntries(
    Object.entries(firstRegisterRules).map(([field, rule]) => {
      const change = changes[field as RegisterField]
      return [field, change ? { ...rule, enabled: true, ...change } : rule]
    }),
  )
