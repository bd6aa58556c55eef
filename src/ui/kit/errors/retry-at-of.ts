const moments = new WeakMap<object, number>()

/**
 * When a retry is allowed (epoch ms), counted from the first read of the failure, which only holds a
 * duration.
 */
export function retryAtOf(failure: { retryAfter: number }): number {
  const moment = moments.get(failure) ?? Date.now() + failure.retryAfter
  moments.set(failure, moment)
  return moment
}
