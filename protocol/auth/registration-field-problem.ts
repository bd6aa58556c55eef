import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { isPersonName } from '#domain/text/person-name.ts'
import { ANYTHING, type FieldProblem, fieldProblem, type RunPattern } from './field-problem.ts'
import type { FieldRule, RegistrationField } from './registration-settings.ts'

/** Id of the pattern kind “letters and spaces” (REG-16), which operators use for names. */
const LETTERS = 13

/**
 * The problem of a registration field according to its rule; null if it is valid. Under the rule “letters and
 * spaces”, a real name may also contain apostrophes, hyphens and full stops, like an account holder's name.
 */
export function registrationFieldProblem(
  field: RegistrationField,
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
