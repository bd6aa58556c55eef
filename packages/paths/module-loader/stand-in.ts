class Nothing {}

const answers = new Map<string | symbol, unknown>([
  ['prototype', Nothing.prototype],
  [Symbol.toPrimitive, (hint: string) => (hint === 'number' ? 0 : '')],
  [Symbol.iterator, () => [].values()],
  [Symbol.asyncIterator, () => [].values()],
  [Symbol.hasInstance, () => false],
  // What is awaited is asked for it first.
  ['then', undefined],
])

/**
 * Stands for whatever a module has around it that is not there, or that shall not act: a package that is not installed, a
 * server, a page. It can be called, made with `new`, derived from, iterated (over nothing), awaited, read and written; what
 * it gives is itself.
 */
export const standIn: object = new Proxy<object>(Nothing, {
  get: (_target, key) => (typeof key === 'symbol' || answers.has(key) ? answers.get(key) : standIn),
  set: () => true,
  deleteProperty: () => true,
  apply: (): unknown => standIn,
  construct: (_target, _parts, derived) => (derived === standIn ? standIn : Object.create(derived.prototype)),
})

Object.setPrototypeOf(Nothing.prototype, standIn)

/**
 * A stand-in that has some things of its own, which are found in a copy of it too: a bundler makes one for whoever imports
 * everything under one name.
 */
export function standInWith(own: { readonly [name: string]: unknown }): object {
  return Object.setPrototypeOf({ ...own }, standIn)
}
