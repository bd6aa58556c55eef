const moments = new WeakMap<object, number>()

/**
 * Returns when a retry is next allowed, in epoch ms. A failure contains only a duration, which starts when
 * this function first receives that failure.
 */
export function retryAtOf(failure: { retryAfter: number }): number {
  const moment = moments.get(failure) ?? Date.now() + failure.retryAfter
  moments.set(failure, moment)
  return moment
}
