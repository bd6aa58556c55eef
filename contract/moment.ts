import * as v from 'valibot'

/** Whether a moment, in UTC, is of a year that both a `Date` and PostgreSQL write with four digits. */
function isKeepable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9_999
}

/** ISO 8601 moment with its offset. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isKeepable))

/** From `from` on and before `to`, so that two ranges that touch share nothing. */
export const dateRange = { from: moment, to: moment }

/** How a report is cut over time; days begin where the reader lives. */
export const timeSteps = {
  by: v.picklist(['day', 'week', 'month']),
  /** IANA name, for example America/Sao_Paulo. */
  zone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
}
