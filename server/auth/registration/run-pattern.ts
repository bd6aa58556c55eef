import { RE2JS } from 're2js'
import { compileLinear } from '#domain/text/linear-pattern.ts'
import type { RunPattern } from '#protocol/auth/field-problem.ts'

/** Maximum number of cached expressions; an operator has one per field. */
const MOST_KEPT = 200

const compiled = new Map<string, RE2JS | null>()

/**
 * Runs an operator's JavaScript regular expression in linear time (REG-17), so that it cannot block the
 * server. RE2 supports neither lookaround nor back-references, and refuses oversized expressions.
 */
export const runPattern: RunPattern = (pattern, text) => compiledOf(pattern)?.test(text) ?? null

function compiledOf(pattern: string): RE2JS | null {
  const kept = compiled.get(pattern)
  if (kept !== undefined) return kept
  const [oldest] = compiled.keys()
  if (compiled.size >= MOST_KEPT && oldest !== undefined) compiled.delete(oldest)
  const made = compile(pattern)
  compiled.set(pattern, made)
  return made
}

/**
 * Logs an invalid expression only once while it is cached. Its field is then validated only by the rule's
 * pattern kind.
 */
function compile(pattern: string): RE2JS | null {
  try {
    return compileLinear(RE2JS, pattern)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(`A registration rule's expression cannot be run: ${reason}`)
    return null
  }
}
