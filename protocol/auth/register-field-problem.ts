import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { isPersonName } from '#domain/text/person-name.ts'
import { ANYTHING, type FieldProblem, fieldProblem, type RunPattern } from './field-problem.ts'
import type { FieldRule, RegisterField } from './register-settings.ts'

/** The kind of letters and spaces (REG-16), by which operators ask for a name. */
const LETTERS = 13

/**
 * What is wrong with a field of a registration by its rule. A real name that is asked for as letters and spaces may have the
 * apostrophes, hyphens and points of names, as the holder of a payout account may.
 */
export function registerFieldProblem(
  field: RegisterField,
  rule: FieldRule,
  text: string,
  runPattern: RunPattern,
): FieldProblem | null {
  if (field !== 'payeeName' || !isAskedAsLetters(rule)) return fieldProblem(rule, text, runPattern)
  const problem = fieldProblem({ ...rule, acceptedPattern: ANYTHING }, text, runPattern)
  return problem ?? (text === '' || isPersonName(text) ? null : 'pattern')
}

export const isAskedAsLetters = ({ acceptedPattern, patternId }: FieldRule): boolean =>
  patternId === LETTERS && (!acceptedPattern || acceptedPattern === sourceOfKind(LETTERS))
