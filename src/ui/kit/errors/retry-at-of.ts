const moments = new WeakMap<object, number>()

/**
 * When a retry is next allowed, in epoch ms. A failure contains only a duration, so it is counted from the
 * first call with this failure.
 */
export function retryAtOf(failure: { retryAfter: number }): number {
  const moment = moments.get(failure) ?? Date.now() + failure.retryAfter
  moments.set(failure, moment)
  return moment
}
