import { ANYTHING } from '#protocol/auth/field-problem.ts'
import type { RegisterSettings } from '#protocol/auth/register-settings.ts'
import { preparePatterns } from './field-patterns.ts'
import { registerSettings } from './register-settings.ts'

/** How each field of a registration is asked for; a field without a rule is not. */
export type RegisterRules = RegisterSettings['rules']

/** Asks for the operator's rules and makes their expressions ready to be run (REG-01). Throws `CallFailed`. */
export async function readRegisterRules(signal: AbortSignal): Promise<RegisterRules> {
  const { rules } = await registerSettings(signal)
  await preparePatterns(patternsOf(rules))
  return rules
}

/** The expressions that rules are run with, each once. */
export function patternsOf(rules: RegisterRules): string[] {
  const patterns = Object.values(rules).map(({ acceptedPattern }) => acceptedPattern)
  return [...new Set(patterns)].flatMap((pattern) => (pattern && pattern !== ANYTHING ? [pattern] : []))
}
