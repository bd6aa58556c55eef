/** A moment (ISO 8601) as one reads it, in UTC, so that the same results make the same report anywhere. */
export function momentText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}
