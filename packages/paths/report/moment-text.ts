/** Formats an ISO 8601 time in UTC, so that a report does not depend on the time zone of the computer. */
export function momentText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}
