import type { RE2JS } from 're2js'
import { compileLinear } from './linear-pattern.ts'
import { isKindSource } from './pattern-kinds.ts'

/** Compiled expressions, by their source. Null if invalid, or if a linear-time engine cannot run them. */
const engines = new Map<string, Pick<RE2JS, 'test'> | null>()

/**
 * Compiles an operator's expressions for {@link runPattern}. Known kinds run natively. All others run in
 * an engine that is linear in the text length and is loaded when needed (REG-17).
 */
export async function preparePatterns(patterns: readonly string[]): Promise<void> {
  const unknown = patterns.filter((pattern) => !engines.has(pattern))
  for (const pattern of unknown.filter(isKindSource)) engines.set(pattern, new RegExp(pattern, 'u'))
  const foreign = unknown.filter((pattern) => !isKindSource(pattern))
  if (foreign.length === 0) return
  const { RE2JS } = await import('re2js')
  for (const pattern of foreign) engines.set(pattern, compile(RE2JS, pattern))
}

function compile(engine: typeof RE2JS, pattern: string): RE2JS | null {
  try {
    return compileLinear(engine, pattern)
  } catch (error) {
    console.warn(`The site’s rule ${pattern.slice(0, 80)} cannot be applied: ${error}`)
    return null
  }
}

/** Whether the expression matches. Null if it is invalid or {@link preparePatterns} has not compiled it. */
export const runPattern = (pattern: string, text: string): boolean | null =>
  engines.get(pattern)?.test(text) ?? null
