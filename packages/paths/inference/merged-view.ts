import type { AnyStateMachine } from 'xstate'
import { isMoment } from '#paths/wording/texts.ts'

export type Merging = {
  /** Returns the largest whole number or list length of a property that stays exact. 0 if none does. */
  upTo(name: string): number
  /** Whether texts are distinguished only as empty, initial or other. */
  areTextsMerged: boolean
}

/**
 * Returns a coarse view for a context that counts or collects without a limit. Distinguishes numbers only as
 * negative, zero, positive or initial. Distinguishes lists only as empty, one element or several, with the
 * kinds of elements. Small numbers and the lengths of short lists, up to `upTo`, stay exact.
 */
export function mergedView(
  initial: object,
  { upTo, areTextsMerged }: Merging,
): (context: object, now: number) => unknown {
  const merged = (value: unknown, first: unknown, now: number, name = ''): unknown => {
    if (typeof value === 'number') {
      const isSmall = Number.isInteger(value) && Math.abs(value) <= upTo(name)
      return isSmall || isMoment(value, now) ? value : signOf(value, first)
    }
    if (typeof value === 'string')
      return areTextsMerged && value !== first && value !== '' ? 'some text' : value
    if (Array.isArray(value)) {
      const kinds = listOf(value.map((one) => merged(one, undefined, now)))
      return value.length > 1 && value.length <= Math.max(upTo(name), upTo('length'))
        ? [value.length, kinds]
        : kinds
    }
    if (!isPlain(value)) return value
    const parts = isPlain(first) ? first : {}
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, merged(part, parts[key], now, key)]),
    )
  }
  return (context, now) => merged({ ...context }, { ...initial }, now)
}

/** The initial context. An empty object if the context depends on an input. */
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
