const moments = new WeakMap<object, number>()

/**
 * Epoch ms of the next allowed retry. A failure holds only a duration, so it is counted from the first call
 * with this failure.
 */
export function retryAtOf(failure: { retryAfter: number }): number {
  const moment = moments.get(failure) ?? Date.now() + failure.retryAfter
  moments.set(failure, moment)
  return moment
}
