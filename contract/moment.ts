import * as v from 'valibot'

/** ISO 8601 moment with its offset. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

/** From `from` on and before `to`, so that two ranges that touch share nothing. */
export const dateRange = { from: moment, to: moment }

/** How a report is cut over time; days begin where the reader lives. */
export const timeSteps = {
  by: v.picklist(['day', 'week', 'month']),
  /** IANA name, for example America/Sao_Paulo. */
  zone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
}
