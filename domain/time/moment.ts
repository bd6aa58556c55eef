import * as v from 'valibot'

/** Whether a moment, in UTC, is of a year that both a `Date` and PostgreSQL write with four digits. */
function isKeepable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9_999
}

/** Whether a date that begins a text is on the calendar: `Date` takes the 30th of February for the 2nd of March, PostgreSQL for none. */
export const isOnCalendar = (text: string): boolean =>
  new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10))

/** ISO 8601 moment with its offset. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isKeepable), v.check(isOnCalendar))

/** From `from` on and before `to`, so that two ranges that touch share nothing. */
export const dateRange = { from: moment, to: moment }

/** Whether a text is the IANA name of a time zone; offsets are none, as not everybody reads their sign alike. */
function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

const steps = ['day', 'week', 'month'] as const
/** Milliseconds that each lasts at least. */
const shortest = { day: 23 * 3_600_000, week: 167 * 3_600_000, month: 27 * 86_400_000 }
/** Most steps that one report is cut into. */
export const MOST_STEPS = 400

/** A range, and how a report on it is cut: days begin where the reader lives, weeks on Mondays. */
export const timeSteps = {
  ...dateRange,
  by: v.picklist(steps),
  /** IANA name, for example America/Sao_Paulo. */
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone)),
}

type TimeSteps = { from: string; to: string; by: (typeof steps)[number] }

/** That a range is not cut into more steps than anybody reads. */
export const isReadable = <Asked extends TimeSteps>({ from, to, by }: Asked): boolean =>
  (Date.parse(to) - Date.parse(from)) / shortest[by] <= MOST_STEPS
