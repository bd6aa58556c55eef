import type { Literal } from './literals.ts'
import { ANSWER, ELEMENT, type Shape } from './shape.ts'

export type Likely = { name: string; value: unknown }

export type Literals = ReadonlyMap<string, readonly Literal[]>

/** Maximum number of cases per event, actor or input. More would give too many paths to read. */
const MOST = 8

/**
 * Returns several versions of the data: with all properties filled, with all empty, and with each value to
 * which the machine compares a property. The list is empty if the machine reads nothing.
 */
export function likelyData(shape: Shape, literals: Literals): Likely[] {
  if (!shape.isRead) return []
  const what = [...shape.fields.keys()].filter((name) => name !== ELEMENT).join(', ') || 'a value'
  const compared = comparisonsOf(shape, literals).map(({ name, ...fixed }) => ({
    name,
    value: sample(shape, FILLED, fixed),
  }))
  return [
    { name: `with ${what}`, value: sample(shape, FILLED) },
    { name: `with empty ${what}`, value: sample(shape, EMPTY) },
    ...compared,
  ].slice(0, MOST)
}

/** Returns one value for each comparison. Only the compared property is set in it. */
export function comparedParts(shape: Shape, literals: Literals): Likely[] {
  return comparisonsOf(shape, literals).map(({ name, path, literal }) => ({
    name,
    value: path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), literal),
  }))
}

type Fixed = { path: readonly string[]; literal: Literal }

function comparisonsOf(shape: Shape, literals: Literals): (Fixed & { name: string })[] {
  return leavesOf(shape).flatMap((path) =>
    (literals.get(path.at(-1) ?? '') ?? []).map((literal) => ({
      name: `with ${path.join('.')} ${JSON.stringify(literal)}`,
      path,
      literal,
    })),
  )
}

type Samples = {
  text: unknown
  number: number
  key: unknown
  date: () => Date
  list: (one: unknown) => unknown[]
}

/** Sample values. A text that is both a number and a valid key works in most places. */
const FILLED: Samples = { text: '1', number: 1, key: 0, date: () => new Date(), list: (one) => [one] }
const EMPTY: Samples = { text: '', number: 0, key: '', date: () => new Date(0), list: () => [] }

function sample({ fields, uses }: Shape, samples: Samples, fixed?: Fixed): unknown {
  if (fixed?.path.length === 0) return fixed.literal
  let numbers = 0
  const part = (name: string, shape: Shape) => {
    const value = sample(
      shape,
      samples,
      fixed?.path[0] === name ? { ...fixed, path: fixed.path.slice(1) } : undefined,
    )
    // Numbers increase from one property to the next.
    return typeof value === 'number' && fixed?.path[0] !== name ? value * ++numbers : value
  }
  const element = fields.get(ELEMENT)
  const answer = fields.get(ANSWER)
  if (answer) {
    const given = part(ANSWER, answer)
    return () => given
  }
  if (uses.has('list')) return samples.list(element ? part(ELEMENT, element) : samples.text)
  if (fields.size > 0)
    return Object.fromEntries([...fields].map(([name, field]) => [name, part(name, field)]))
  if (uses.has('date')) return samples.date()
  if (uses.has('text')) return samples.text
  if (uses.has('number')) return samples.number
  return uses.has('key') ? samples.key : samples.text
}

/** Paths of the leaf properties. Omits elements of lists and results of functions. */
function leavesOf({ fields }: Shape): string[][] {
  return [...fields].flatMap(([name, field]) => {
    if (name === ELEMENT || name === ANSWER) return []
    return field.fields.size === 0 ? [[name]] : leavesOf(field).map((path) => [name, ...path])
  })
}
