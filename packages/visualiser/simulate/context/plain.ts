/** Data as a tree can show it: texts, numbers, truth, nothing, and records of the same. */
export type Plain = string | number | boolean | null | { readonly [key: string]: Plain }

/**
 * Any data as a tree can show it. Maps, sets and lists become records, actors what they say of themselves; what leads back to
 * itself ends in `…`.
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

/** Whether two such trees show the same. */
export function isSamePlain(one: Plain | undefined, other: Plain | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
