class Nothing {}

const answers = new Map<string | symbol, unknown>([
  ['prototype', Nothing.prototype],
  [Symbol.toPrimitive, (hint: string) => (hint === 'number' ? 0 : '')],
  [Symbol.iterator, () => [].values()],
  [Symbol.asyncIterator, () => [].values()],
  [Symbol.hasInstance, () => false],
  // `await` reads this property. Undefined means that the object is not a promise.
  ['then', undefined],
])

/**
 * Replaces anything missing or forbidden, such as a package that is not installed, a server or a page. It can
 * be called, constructed, extended, iterated (as an empty list), awaited, read and written. Calls return the
 * stand-in itself, and so do almost all properties.
 */
export const standIn: object = new Proxy<object>(Nothing, {
  get: (_target, key) => (typeof key === 'symbol' || answers.has(key) ? answers.get(key) : standIn),
  set: () => true,
  deleteProperty: () => true,
  apply: (): unknown => standIn,
  construct: (_target, _parts, derived) => (derived === standIn ? standIn : Object.create(derived.prototype)),
})

Object.setPrototypeOf(Nothing.prototype, standIn)

/** Returns a stand-in with own properties, which remain when bundlers copy namespace imports. */
export function standInWith(own: { readonly [name: string]: unknown }): object {
  return Object.setPrototypeOf({ ...own }, standIn)
}
