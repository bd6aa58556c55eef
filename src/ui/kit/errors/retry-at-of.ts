import type { CallFailure } from '#machines/kit/call-failure.ts'

const moments = new WeakMap<CallFailure, number>()

/** When a call may be made again (epoch ms), counted from when its failure was first told: a failure knows only how long. */
export function retryAtOf(failure: CallFailure): number {
  const moment = moments.get(failure) ?? Date.now() + failure.retryAfter
  moments.set(failure, moment)
  return moment
}
