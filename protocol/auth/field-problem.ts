import { isOfKind, sourceOfKind } from '#domain/text/pattern-kinds.ts'
import type { FieldRule } from './registration-settings.ts'

export type FieldProblem = 'missing' | 'tooShort' | 'tooLong' | 'pattern'

/**
 * Runs an operator's regular expression in a linear-time engine. Returns whether it matches, or null when it
 * is invalid or unsupported.
 */
export type RunPattern = (pattern: string, text: string) => boolean | null

/** The wildcard of REG-01, not a regular expression. */
export const ANYTHING = '*'

/**
 * Validates a field by its rule (REG-01, REG-04, REG-05); null when valid. Lengths count code points. An
 * optional field is validated only when filled in.
 */
export function fieldProblem(rule: FieldRule, typed: string, runPattern: RunPattern): FieldProblem | null {
  // NFC, so that an accented letter counts as one character.
  const text = typed.normalize('NFC')
  if (text === '') return rule.required ? 'missing' : null
  const length = [...text].length
  if (rule.minLength !== null && length < rule.minLength) return 'tooShort'
  if (rule.maxLength !== null && length > rule.maxLength) return 'tooLong'
  return isAccepted(rule, text, runPattern) ? null : 'pattern'
}

/** A rule whose expression cannot run accepts every text of its kind (REG-17). */
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
