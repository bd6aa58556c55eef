import type { AnyStateMachine } from 'xstate'
import { initialContext } from './merged-view.ts'

export type Literal = string | number | boolean

/**
 * Returns likely values of each property, by its name. They are the literals with which the machine's
 * functions compare the property (`.status === 'lost'`, `amount > 10`), and the property's value in the
 * initial context.
 */
export function literalsOf(machine: AnyStateMachine): Map<string, Literal[]> {
  const found = new Map<string, Set<Literal>>()
  const add = (name: string, value: Literal) => found.set(name, (found.get(name) ?? new Set()).add(value))
  const { guards, actions } = machine.implementations
  for (const text of sourcesIn([machine.config, guards, actions], new Set())) {
    for (const [, name = '', operator = '', literal = ''] of text.matchAll(COMPARED)) {
      for (const value of deciding(operator, JSON.parse(doublyQuoted(literal)))) add(name, value)
    }
  }
  for (const [name, value] of Object.entries(initialContext(machine))) {
    if (typeof value === 'string' || typeof value === 'number') add(name, value)
  }
  return new Map([...found].map(([name, literals]) => [name, [...literals]]))
}

const COMPARED = /\b(\w+)\s*(===?|!==?|[<>]=?)\s*('[^'\\\n]*'|"[^"\\\n]*"|-?\d+(?:\.\d+)?\b|true\b|false\b)/g

const doublyQuoted = (literal: string) =>
  literal.startsWith("'") ? JSON.stringify(literal.slice(1, -1)) : literal

/** The values that decide a comparison: one on each side of a limit, or the value itself for equality. */
function deciding(operator: string, value: Literal): Literal[] {
  return typeof value === 'number' && /[<>]/.test(operator) ? [value + 1, value - 1] : [value]
}

/** Properties of actions and guards that contain XState's own functions, whose source is skipped. */
const XSTATES_OWN = new Set(['resolve', 'execute', 'check'])

/** Yields the source text of all functions in a value, including those inside actions such as `assign`. */
function* sourcesIn(value: unknown, seen: Set<unknown>): Iterable<string> {
  if (!(value instanceof Object) || seen.has(value)) return
  seen.add(value)
  if (value instanceof Function) yield value.toString()
  if ('getInitialSnapshot' in value) return
  for (const [key, part] of Object.entries(value)) {
    if (!XSTATES_OWN.has(key)) yield* sourcesIn(part, seen)
  }
}
