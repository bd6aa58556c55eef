import { withSeededRandom } from './seeded-random.ts'

/**
 * Runs `run` with `Date` at `clock.now` (epoch ms), so that delays, deadlines and guards follow virtual time.
 * Also applies {@link withSeededRandom}. `run` must be synchronous, since the real `Date` is restored when it
 * returns.
 */
export function withVirtualDate<Result>(clock: { readonly now: number }, run: () => Result): Result {
  const outerDate = globalThis.Date
  const now = () => clock.now
  globalThis.Date = new Proxy(outerDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [clock.now] : parts, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  try {
    return withSeededRandom(run)
  } finally {
    globalThis.Date = outerDate
  }
}
