import { isOfKind, sourceOfKind } from '#domain/text/pattern-kinds.ts'
import type { FieldRule } from './registration-settings.ts'

export type FieldProblem = 'missing' | 'tooShort' | 'tooLong' | 'pattern'

/**
 * Runs an operator's regular expression in a linear-time engine. Returns whether the text matches, or null if
 * the expression is invalid or unsupported.
 */
export type RunPattern = (pattern: string, text: string) => boolean | null

/** The wildcard of REG-01, which accepts any text. It is not a regular expression. */
export const ANYTHING = '*'

/**
 * The problem of a field according to its rule (REG-01, REG-04, REG-05); null if it is valid. Lengths are in
 * code points. An optional field may be empty.
 */
export function fieldProblem(rule: FieldRule, typed: string, runPattern: RunPattern): FieldProblem | null {
  // Compose the text (NFC), so that an accented letter counts as one character.
  const text = typed.normalize('NFC')
  if (text === '') return rule.required ? 'missing' : null
  const length = [...text].length
  if (rule.minLength !== null && length < rule.minLength) return 'tooShort'
  if (rule.maxLength !== null && length > rule.maxLength) return 'tooLong'
  return isAccepted(rule, text, runPattern) ? null : 'pattern'
}

/**
 * Whether the rule's pattern accepts the text. If the operator's expression cannot run, only the pattern kind
 * counts (REG-17).
 */
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
