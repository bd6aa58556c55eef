import { preparePatterns } from '#domain/text/field-patterns.ts'
import { ANYTHING } from '#protocol/auth/field-problem.ts'
import type { RegistrationSettings } from '#protocol/auth/registration-settings.ts'
import { registrationSettings } from './registration-settings.ts'

/** Rules per field. The form omits fields without a rule. */
export type RegistrationRules = RegistrationSettings['rules']

/** Returns the operator's rules for the registration form (REG-01). */
export async function readRegisterRules(signal: AbortSignal): Promise<RegistrationRules> {
  const { rules } = await registrationSettings(signal)
  await preparePatterns(patternsOf(rules))
  return rules
}

export function patternsOf(rules: RegistrationRules): string[] {
  const patterns = Object.values(rules).map(({ acceptedPattern }) => acceptedPattern)
  return [...new Set(patterns)].flatMap((pattern) => (pattern && pattern !== ANYTHING ? [pattern] : []))
}
