const MINUTE = 60
const HOUR = 3_600

/** Elapsed seconds as a clock: 0:07, 12:34, 1:02:03. */
export function durationText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / MINUTE) % MINUTE
  const rest = two(seconds % MINUTE)
  return seconds < HOUR ? `${minutes}:${rest}` : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}`
}
