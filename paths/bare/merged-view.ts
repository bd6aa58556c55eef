import type { AnyStateMachine } from 'xstate'
import { isMoment } from '../texts.ts'

/**
 * A view of a context for machines that count or collect without an end: numbers count only as negative, zero, positive or what
 * they were at first, and lists as empty, of one or of several, with the kinds of things in them. With `areTextsMerged` texts count
 * only as empty, as what they were at first, or as some text.
 */
export function mergedView(
  initial: object,
  areTextsMerged: boolean,
): (context: object, now: number) => unknown {
  const merged = (value: unknown, first: unknown, now: number): unknown => {
    if (typeof value === 'number') return isMoment(value, now) ? value : signOf(value, first)
    if (typeof value === 'string')
      return areTextsMerged && value !== first && value !== '' ? 'some text' : value
    if (Array.isArray(value)) return listOf(value.map((one) => merged(one, undefined, now)))
    if (!isPlain(value)) return value
    const parts = isPlain(first) ? first : {}
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, merged(part, parts[key], now)]),
    )
  }
  return (context, now) => merged({ ...context }, { ...initial }, now)
}

/** What a context is to begin with; nothing where it takes an input to say so. */
export function initialContext(machine: AnyStateMachine): object {
  const { context } = machine.config
  return context instanceof Object && !(context instanceof Function) ? context : {}
}

function signOf(value: number, first: unknown): unknown {
  if (value === first || Number.isNaN(value)) return value
  if (value === 0) return 'zero'
  return value < 0 ? 'negative' : 'positive'
}

function listOf(kinds: readonly unknown[]): unknown {
  if (kinds.length < 2) return kinds
  const different = new Map(kinds.map((kind) => [JSON.stringify(kind), kind]))
  return {
    several: [...different].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([, kind]) => kind),
  }
}

function isPlain(value: unknown): value is { [key: string]: unknown } {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype
}
