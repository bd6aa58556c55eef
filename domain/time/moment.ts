import * as v from 'valibot'

/** Whether the year in UTC is from 1 to 9999, the range that both `Date` and PostgreSQL can write. */
function isKeepable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9_999
}

/** Whether the day exists. `Date` reads 30 February as a day in March, but PostgreSQL rejects it. */
export const isOnCalendar = (text: string): boolean =>
  new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10))

/** An ISO 8601 timestamp with an offset from UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isKeepable), v.check(isOnCalendar))

/** `from` is inclusive and `to` is exclusive, so that adjacent ranges do not overlap. */
export const dateRange = { from: moment, to: moment }

/** Whether the text is the name of a time zone. Offsets are rejected, because their sign is ambiguous. */
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
/** Minimum length of each step in ms. */
const shortest = { day: 23 * 3_600_000, week: 167 * 3_600_000, month: 27 * 86_400_000 }
export const MOST_STEPS = 400

/** A range and its steps. Days begin at midnight in the reader's time zone, weeks on Mondays. */
export const timeSteps = {
  ...dateRange,
  by: v.picklist(steps),
  /** IANA name, for example America/Sao_Paulo. */
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone)),
}

type TimeSteps = { from: string; to: string; by: (typeof steps)[number] }

/** Whether a report's range has at most `MOST_STEPS` steps. */
export const isReadable = <Asked extends TimeSteps>({ from, to, by }: Asked): boolean =>
  (Date.parse(to) - Date.parse(from)) / shortest[by] <= MOST_STEPS
