const SECOND = 1000
const MINUTE = 60 * SECOND

/** Formats a duration without rounding: `250 ms`, `29.999 s`, `10 min`. */
export function durationText(ms: number): string {
  if (ms < SECOND) return `${ms} ms`
  if (ms % MINUTE === 0) return `${ms / MINUTE} min`
  return `${ms / SECOND} s`
}
