import { isOfKind, sourceOfKind } from '#domain/text/pattern-kinds.ts'
import type { FieldRule } from './register-settings.ts'

/** Why what was filled in is not accepted. */
export type FieldProblem = 'missing' | 'tooShort' | 'tooLong' | 'pattern'

/**
 * Runs an operator's regular expression where it cannot hang anything: whether it is found in the text, or null for
 * one that is broken or asks for more than such an engine has.
 */
export type RunPattern = (pattern: string, text: string) => boolean | null

/** What REG-01 writes for "anything"; no expression to be run. */
export const ANYTHING = '*'

/**
 * What is wrong with a field by its rule (REG-01, REG-04, REG-05), null when nothing is. Lengths are counted in
 * characters as people see them on the keyboard: one for each code point. A field that may be left out is only held
 * to its rule when something is filled in.
 */
export function fieldProblem(rule: FieldRule, typed: string, runPattern: RunPattern): FieldProblem | null {
  // A letter with its accent is one character, however a keyboard composes it.
  const text = typed.normalize('NFC')
  if (text === '') return rule.required ? 'missing' : null
  const length = [...text].length
  if (rule.minLength !== null && length < rule.minLength) return 'tooShort'
  if (rule.maxLength !== null && length > rule.maxLength) return 'tooLong'
  return isAccepted(rule, text, runPattern) ? null : 'pattern'
}

/** REG-17: a rule whose expression cannot be run is lenient, as far as its kind is. */
function isAccepted(
  { acceptedPattern, patternId }: FieldRule,
  text: string,
  runPattern: RunPattern,
): boolean {
  const isOfItsKind = () => patternId === null || isOfKind(patternId, text)
  if (acceptedPattern === ANYTHING) return true
  if (!acceptedPattern || isSourceOf(acceptedPattern, patternId)) return isOfItsKind()
  return runPattern(acceptedPattern, text) ?? isOfItsKind()
}

const isSourceOf = (pattern: string, kind: number | null) => kind !== null && pattern === sourceOfKind(kind)
