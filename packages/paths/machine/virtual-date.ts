import { withSeededRandom } from './seeded-random.ts'

/**
 * Runs `run` with `Date` showing `clock.now` (epoch ms) wherever it is asked for the present, so that delays,
 * deadlines and guards that read the clock follow virtual time; and with chance that can be repeated, by
 * {@link withSeededRandom}. Whatever runs must be synchronous: the real `Date` is back as soon as it returns.
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
