import * as v from 'valibot'

/** Whether the year in UTC has at most four digits, which both `Date` and PostgreSQL can write. */
function isKeepable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9_999
}

/** Whether the date exists: `Date` reads 30 February as 2 March, PostgreSQL rejects it. */
export const isOnCalendar = (text: string): boolean =>
  new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10))

/** ISO 8601 timestamp with its offset. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isKeepable), v.check(isOnCalendar))

/** From `from` inclusive to `to` exclusive, so adjacent ranges do not overlap. */
export const dateRange = { from: moment, to: moment }

/** Offsets are rejected because their sign is ambiguous. */
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
/** Minimum length of each step in milliseconds. */
const shortest = { day: 23 * 3_600_000, week: 167 * 3_600_000, month: 27 * 86_400_000 }
export const MOST_STEPS = 400

/** A range and its step. Days begin at midnight in the reader's zone, weeks on Mondays. */
export const timeSteps = {
  ...dateRange,
  by: v.picklist(steps),
  /** IANA name, for example America/Sao_Paulo. */
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone)),
}

type TimeSteps = { from: string; to: string; by: (typeof steps)[number] }

/** Limits the number of steps of a report. */
export const isReadable = <Asked extends TimeSteps>({ from, to, by }: Asked): boolean =>
  (Date.parse(to) - Date.parse(from)) / shortest[by] <= MOST_STEPS
