import { RE2JS } from 're2js'
import { compileLinear } from '#domain/text/linear-pattern.ts'
import type { RunPattern } from '#protocol/auth/field-problem.ts'

/** Expressions whose compiled form is kept; an operator has one for each field. */
const MOST_KEPT = 200

/** By its source; null for one that cannot be run. */
const compiled = new Map<string, RE2JS | null>()

/**
 * REG-17: runs an operator's expression, written as JavaScript writes them, in time linear to the text's length, so that
 * none can hang the platform. What RE2 lacks (looking around, back-references) cannot be run, nor what is
 * too large.
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

/** Each expression that cannot be run is reported once, as long as it is kept: its field goes by its kind alone. */
function compile(pattern: string): RE2JS | null {
  try {
    return compileLinear(RE2JS, pattern)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(`A registration rule's expression cannot be run: ${reason}`)
    return null
  }
}
