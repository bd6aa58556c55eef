/** Formats a moment (ISO 8601) in UTC, so that the same results make the same report anywhere. */
export function momentText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}
