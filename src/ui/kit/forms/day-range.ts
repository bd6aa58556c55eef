/** A calendar day in the form `2026-11-23`. */
export type Day = string

/** A range that includes both days. */
export type DayRange = { first: Day; last: Day }

/** The named ranges, which URLs and reports refer to. */
export const presetNames = [
  'today',
  'yesterday',
  'sevenDays',
  'thirtyDays',
  'thisMonth',
  'lastMonth',
] as const

export type PresetName = (typeof presetNames)[number]

const DAY = 86_400_000

export function presetRange(name: PresetName, today: Day): DayRange {
  if (name === 'today') return { first: today, last: today }
  if (name === 'yesterday') return { first: dayAfter(today, -1), last: dayAfter(today, -1) }
  if (name === 'sevenDays') return { first: dayAfter(today, -6), last: today }
  if (name === 'thirtyDays') return { first: dayAfter(today, -29), last: today }
  const first = `${today.slice(0, 7)}-01`
  if (name === 'thisMonth') return { first, last: today }
  const last = dayAfter(first, -1)
  return { first: `${last.slice(0, 7)}-01`, last }
}

/** Returns the day that is `days` later, or earlier if `days` is negative. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** Returns the calendar day of a moment in a time zone (IANA name). */
export function dayOf(moment: Date, zone: string): Day {
  const { year, month, day } = partsIn(moment, zone)
  return `${year}-${month}-${day}`
}

/** Converts a range of days to ISO 8601 timestamps, for report queries. `to` is exclusive. */
export const momentsOf = ({ first, last }: DayRange, zone: string): { from: string; to: string } => ({
  from: startOf(first, zone).toISOString(),
  to: startOf(dayAfter(last, 1), zone).toISOString(),
})

/**
 * Returns the moment at which a day starts. If a clock change skips midnight, this is the first moment of
 * that day.
 */
function startOf(day: Day, zone: string): Date {
  const asIfUtc = Date.parse(day)
  const guess = asIfUtc - offsetAt(asIfUtc, zone)
  const corrected = new Date(asIfUtc - offsetAt(guess, zone))
  return dayOf(corrected, zone) === day ? corrected : new Date(guess)
}

/** Returns the time zone's UTC offset at a moment, in ms. */
function offsetAt(moment: number, zone: string): number {
  const { year, month, day, hour, minute, second } = partsIn(new Date(moment), zone)
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(moment / 1_000) * 1_000
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(moment: Date, zone: string): Record<string, string> {
  const format = formats.get(zone) ?? formatIn(zone)
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const twoDigits = {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    ...twoDigits,
  })
  formats.set(zone, format)
  return format
}
