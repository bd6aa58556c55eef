class Nothing {}

const answers = new Map<string | symbol, unknown>([
  ['prototype', Nothing.prototype],
  [Symbol.toPrimitive, (hint: string) => (hint === 'number' ? 0 : '')],
  [Symbol.iterator, () => [].values()],
  [Symbol.asyncIterator, () => [].values()],
  [Symbol.hasInstance, () => false],
  // `await` reads this property first.
  ['then', undefined],
])

/**
 * Replaces anything missing or forbidden: a package that is not installed, a server, a page. It can be
 * called, constructed, extended, iterated (empty), awaited, read and written. Every result is this object
 * again.
 */
export const standIn: object = new Proxy<object>(Nothing, {
  get: (_target, key) => (typeof key === 'symbol' || answers.has(key) ? answers.get(key) : standIn),
  set: () => true,
  deleteProperty: () => true,
  apply: (): unknown => standIn,
  construct: (_target, _parts, derived) => (derived === standIn ? standIn : Object.create(derived.prototype)),
})

Object.setPrototypeOf(Nothing.prototype, standIn)

/** A copy with some real properties, which survive when bundlers copy namespace imports. */
export function standInWith(own: { readonly [name: string]: unknown }): object {
  return Object.setPrototypeOf({ ...own }, standIn)
}
