/** Data that the tree can show: primitives, and records of such data. */
export type Plain = string | number | boolean | null | { readonly [key: string]: Plain }

/**
 * Turns any value into plain data. Maps, sets and arrays become records. Dates and actors become the result
 * of their `toJSON`. A circular reference becomes `…`.
 */
export function plainOf(value: unknown, around: readonly object[] = []): Plain {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'function') return `ƒ ${value.name}`
  if (typeof value !== 'object') return String(value)
  if (around.includes(value)) return '…'
  const inner = (entries: Iterable<readonly [unknown, unknown]>) =>
    Object.fromEntries(
      [...entries].map(([key, held]) => [String(key), plainOf(held, [...around, value])] as const),
    )
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return plainOf(value.toJSON(), [...around, value])
  if (value instanceof Map || Array.isArray(value)) return inner(value.entries())
  if (value instanceof Set) return inner([...value].entries())
  if (value instanceof Error) return { [value.name]: value.message, ...inner(Object.entries(value)) }
  return inner(Object.entries(value))
}

export function isSamePlain(one: Plain | undefined, other: Plain | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
