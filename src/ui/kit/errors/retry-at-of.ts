const moments = new WeakMap<object, number>()

/** When a call may be made again (epoch ms), counted from when its failure was first told: a failure knows only how long. */
export function retryAtOf(failure: { retryAfter: number }): number {
  const moment = moments.get(failure) ?? Date.now() + failure.retryAfter
  moments.set(failure, moment)
  return moment
}
