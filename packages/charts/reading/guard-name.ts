import { and, not, or } from 'xstate'
import { paramsText } from './params-text.ts'

type Composite = { check: unknown; guards: readonly unknown[] }

/** Kinds of composite guards, by check function. A minifier may have renamed `and`, `or` and `not`. */
const composites = new Map<unknown, 'and' | 'or' | 'not'>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
])

/**
 * Returns a guard as readers see it: its name with fixed parameters, `a and not b` for a composite guard,
 * `in form.editing` for `stateIn`, `inline` for an anonymous function.
 */
export function guardName(guard: unknown): string | undefined {
  return guard === undefined ? undefined : nameOf(guard, false)
}

function nameOf(guard: unknown, isNested: boolean): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return functionName(guard, isNested)
  const { type, params } = guard as { type: string; params?: unknown }
  return type + paramsText(params)
}

function functionName(guard: object & { name: string }, isNested: boolean): string {
  if ('stateValue' in guard) return `in ${statesText(guard.stateValue)}`
  if (!isComposite(guard)) return ['', 'guard'].includes(guard.name) ? 'inline' : guard.name
  const kind = composites.get(guard.check) ?? guard.name
  const parts = guard.guards.map((part) => nameOf(part, true))
  if (kind === 'not') return `not ${parts[0] ?? ''}`
  const text = parts.join(` ${kind} `)
  return isNested ? `(${text})` : text
}

const isComposite = (guard: object): guard is Composite =>
  'check' in guard && 'guards' in guard && Array.isArray(guard.guards)

function checkOf(guard: unknown): unknown {
  return (guard as Composite).check
}

/** Returns a state value in dotted form: `form.editing`, `form.(a & b)`. */
function statesText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([key, inner]) => {
    const text = statesText(inner)
    return text === '' ? key : `${key}.${text}`
  })
  return parts.length === 1 ? (parts[0] ?? '') : parts.length === 0 ? '' : `(${parts.join(' & ')})`
}
