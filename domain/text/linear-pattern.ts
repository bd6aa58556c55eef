import type { RE2JS } from 're2js'

const LONGEST = 500
/** Maximum number of compiled instructions. Each of them may run for every character of a text. */
const LARGEST = 1_000

/**
 * Compiles an operator's JavaScript expression for an engine that is linear in the text length (REG-17).
 * Throws if the expression is invalid, is too large, or uses lookaround or back-references.
 */
export function compileLinear(engine: typeof RE2JS, pattern: string): RE2JS {
  if (pattern.length > LONGEST) throw new RangeError(`more than ${LONGEST} characters`)
  const compiled = engine.compile(engine.translateRegExp(pattern))
  if (compiled.programSize() > LARGEST) throw new RangeError(`more than ${LARGEST} instructions`)
  return compiled
}
