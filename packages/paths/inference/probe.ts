import { ANSWER, ELEMENT, type Shape, type Use } from './shape.ts'

/** How many reads are left before the machine is assumed to loop forever. */
export type Reads = { left: number }

/** Maximum nesting, so that every traversal ends. */
const DEEPEST = 8

/**
 * Returns a proxy that has every property and records in `shape` how each is used. The proxy invents texts
 * and numbers where the machine needs them, but keeps the values in `given`. It throws if there are more
 * reads than `reads` allows.
 */
export function probe(shape: Shape, given: object, reads: Reads): object {
  return part(shape, given, reads, 0, () => undefined)
}

function part(
  shape: Shape,
  given: object,
  reads: Reads,
  depth: number,
  call: (parts: unknown[]) => unknown,
): object {
  const parts = new Map<string, object>()
  const partOf = (name: string, value: object = {}): object | undefined => {
    if (depth === DEEPEST) return undefined
    const known = parts.get(name)
    if (known) return known
    const made = part(shape.field(name), value, reads, depth + 1, (called) => callMethod(name, called))
    parts.set(name, made)
    return made
  }
  const use = <Sample>(how: Use, sample: Sample): Sample => {
    shape.uses.add(how)
    return sample
  }
  const list = () => use('list', [partOf(ELEMENT)])

  /**
   * Only a call shows that a property is a method, and therefore whether its object is a text, number, list
   * or date.
   */
  const callMethod = (name: string, called: unknown[]): unknown => {
    const sample = sampleWith(name)
    const method: unknown = sample === undefined ? undefined : Reflect.get(Object(sample), name)
    if (!(method instanceof Function)) return answerOf(name)
    shape.fields.delete(name)
    return method.apply(sample, called)
  }
  const answerOf = (name: string) => {
    const field = shape.field(name)
    field.uses.add('call')
    return depth < DEEPEST ? part(field.field(ANSWER), {}, reads, depth + 1, () => undefined) : undefined
  }
  const sampleWith = (name: string) => {
    if (name in Array.prototype && (shape.uses.has('list') || !(name in String.prototype))) return list()
    if (name in String.prototype) return use('text', '1')
    if (name in Number.prototype) return use('number', 1)
    return name in Date.prototype ? use('date', new Date()) : undefined
  }
  const primitive = (hint: string) => (hint === 'string' ? use('key', '0') : use('number', 1))

  return new Proxy<object>(() => undefined, {
    apply: (_target, _self, called) => call(called),
    get(_target, key) {
      if (key === Symbol.toPrimitive) return primitive
      if (key === Symbol.iterator) return () => list().values()
      if (typeof key === 'symbol' || NOT_DATA.has(key)) return undefined
      if (key === 'toJSON') return () => 'made up'
      if (reads.left-- <= 0) throw new Error('The machine reads made-up data endlessly.')
      const value: unknown = Reflect.get(given, key)
      if (isRecord(value)) return partOf(key, value)
      if (value !== undefined) return value
      if (key === 'length') return shape.uses.has('list') ? 1 : use('text', '1').length
      return partOf(key)
    },
    set: (_target, key, value) => Reflect.set(given, key, value),
  })
}

/**
 * Properties that JavaScript, React or XState read from any value. These reads reveal nothing about the data.
 */
const NOT_DATA = new Set(['then', '$$typeof', 'xstate$$type'])

function isRecord(value: unknown): value is object {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype
}
