export type Day = { year: number; month: number; day: number }

const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, as creating a format is slower than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(zone, format)
  return format
}

/** Returns the zone's local time as if it were UTC, in epoch ms, rounded down to a whole second. */
function shownAt(moment: Date, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** Date and time in the zone, such as `2026-03-02 09:05:00`. */
export const clockOf = (moment: Date, zone: string): string =>
  new Date(shownAt(moment, zone)).toISOString().slice(0, 19).replace('T', ' ')

/** UTC offset of the zone, in ms. */
const offsetAt = (moment: Date, zone: string): number =>
  shownAt(moment, zone) - Math.floor(moment.getTime() / 1_000) * 1_000

export const dayAt = (moment: Date, zone: string): Day => dayOf(shownAt(moment, zone))

/**
 * The first moment of a day in the zone. It is 1 a.m. if clocks go forward at midnight, and the second
 * midnight if clocks go back to the previous day.
 */
export function startOfDay(day: Day, zone: string): Date {
  const key = `${zone} ${numberOf(day)}`
  const start = starts.get(key) ?? findStart(day, zone)
  if (starts.size >= MOST_STARTS) starts.clear()
  starts.set(key, start)
  return new Date(start)
}

/** Cached starts of days, in epoch ms. Billing a year needs the same days for each contract. */
const starts = new Map<string, number>()
const MOST_STARTS = 10_000

function findStart(day: Day, zone: string): number {
  const midnight = numberOf(day)
  const offsets = [midnight - DAY, midnight + DAY].map((moment) => offsetAt(new Date(moment), zone))
  const candidates = offsets.map((offset) => midnight - offset).sort((one, other) => one - other)
  const first = candidates.find((moment) => shownAt(new Date(moment), zone) >= midnight)
  return first ?? midnight
}

export const plusDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days * DAY)

export const firstOfMonth = ({ year, month }: Day, later = 0): Day =>
  dayOf(Date.UTC(year, month - 1 + later, 1))

export const mondayOf = (day: Day): Day => plusDays(day, -((new Date(numberOf(day)).getUTCDay() + 6) % 7))

const numberOf = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day)

function dayOf(number: number): Day {
  const date = new Date(number)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
