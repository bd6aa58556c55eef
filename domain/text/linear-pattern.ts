import type { RE2JS } from 're2js'

/** Characters of an expression at most; a longer one is not run. */
const LONGEST = 500
/** Instructions of a compiled expression at most: each may have to be looked at for every character of a text. */
const LARGEST = 1_000

/**
 * Compiles an operator's expression, written as JavaScript writes them, for an engine that takes time linear to the text's
 * length (REG-17). Throws for one that is broken, too large, or asks for what such an engine lacks: looking around and
 * back-references.
 */
export function compileLinear(engine: typeof RE2JS, pattern: string): RE2JS {
  if (pattern.length > LONGEST) throw new RangeError(`more than ${LONGEST} characters`)
  const compiled = engine.compile(engine.translateRegExp(pattern))
  if (compiled.programSize() > LARGEST) throw new RangeError(`more than ${LARGEST} instructions`)
  return compiled
}
