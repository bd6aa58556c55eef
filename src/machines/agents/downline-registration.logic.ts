import type { NewDownline, RegisterAnswer } from '#api/agents/downline-registration.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { runPattern } from '#domain/text/field-patterns.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import { type FieldProblem, fieldProblem } from '#protocol/auth/field-problem.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import type { FieldRule } from '#protocol/auth/registration-settings.ts'

export type DownlineType = NewDownline['type']

export type DownlineField = 'username' | 'password' | 'nickname'

export type DownlineFields = Readonly<Record<DownlineField, string>>

export type DownlineErrors = { readonly [Field in DownlineField]?: FieldProblem | 'taken' | undefined }

/** Maximum length of a nickname, even if the operator's rule allows more. */
const LONGEST_NICKNAME = 20

/** Returns a field's rule. A field without a known rule may contain any text. */
function ruleOf(field: DownlineField, rules: RegistrationRules): FieldRule {
  const rule = rules[field] ?? anything
  if (field !== 'nickname') return { ...rule, required: true }
  return {
    ...rule,
    required: false,
    maxLength: Math.min(rule.maxLength ?? LONGEST_NICKNAME, LONGEST_NICKNAME),
  }
}

const anything: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}

export function passwordLengths(rules: RegistrationRules): { minLength: number; maxLength: number } {
  const { minLength, maxLength } = ruleOf('password', rules)
  return { minLength: minLength ?? 1, maxLength: maxLength ?? 128 }
}

export function validateFields(fields: DownlineFields, rules: RegistrationRules): DownlineErrors {
  const checked = (['username', 'password', 'nickname'] as const).map(
    (field) =>
      [
        field,
        fieldProblem(ruleOf(field, rules), cleanRegistrationField(field, fields[field]), runPattern),
      ] as const,
  )
  return Object.fromEntries(checked.filter(([, problem]) => problem !== null))
}

const isAsked = (field: string): field is DownlineField =>
  field === 'username' || field === 'password' || field === 'nickname'

export function errorsAfter(answer: RegisterAnswer): DownlineErrors {
  if (answer.ok || answer.refusal.code !== 'register.fieldsRefused') return {}
  const { fields } = answer.refusal.value
  return Object.fromEntries(fields.flatMap(({ field, reason }) => (isAsked(field) ? [[field, reason]] : [])))
}

/** Returns the time until the next attempt is allowed, in ms, or null if it is allowed now. */
export function waitAfter(answer: RegisterAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'register.throttled') return null
  return answer.refusal.value.retryAfter || RETRY_AFTER
}
