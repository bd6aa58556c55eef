import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { type Day, dayAt, firstOfMonth, mondayOf, plusDays, startOfDay } from './zoned-day.ts'

export type PayoutPeriod = ContractTerms['period']

/** `from` is inclusive, `to` exclusive. */
export type Range = { from: Date; to: Date }

/**
 * Length of periods of up to an hour, in ms. They do not depend on the time zone, as its offset from UTC is a
 * whole number of hours.
 */
const lengths = { fiveMinutes: 300_000, hourly: 3_600_000 } as const

/** Weeks start on Monday, half months on the 1st and the 16th. */
const daysAround = {
  daily: (day) => [day, plusDays(day, 1)],
  weekly: (day) => [mondayOf(day), plusDays(mondayOf(day), 7)],
  semimonthly: (day) => {
    const first = firstOfMonth(day)
    const middle = plusDays(first, 15)
    return day.day <= 15 ? [first, middle] : [middle, firstOfMonth(day, 1)]
  },
  monthly: (day) => [firstOfMonth(day), firstOfMonth(day, 1)],
} satisfies Record<string, (day: Day) => [Day, Day]>

/** Whether a period is shorter than a day. Such periods are billed only if the team played. */
export const isShort = (period: PayoutPeriod): period is keyof typeof lengths => period in lengths

/** The calendar period that contains `moment`. It does not depend on when the contract started. */
export function periodAt(period: PayoutPeriod, moment: Date): Range {
  if (isShort(period)) {
    const from = Math.floor(moment.getTime() / lengths[period]) * lengths[period]
    return { from: new Date(from), to: new Date(from + lengths[period]) }
  }
  const [first, next] = daysAround[period](dayAt(moment, calendarZone))
  return { from: startOfDay(first, calendarZone), to: startOfDay(next, calendarZone) }
}

/** A contract is first billed at the end of its first calendar period. */
export const firstDueAt = (period: PayoutPeriod, startedAt: Date): Date => periodAt(period, startedAt).to

/** Consecutive periods from `from` on that end by `until`. The first one may be partial. */
export function endedPeriods(period: PayoutPeriod, from: Date, until: Date): Range[] {
  const ended: Range[] = []
  for (let next = partFrom(period, from); next.to <= until; next = partFrom(period, next.to)) ended.push(next)
  return ended
}

export const partFrom = (period: PayoutPeriod, from: Date): Range => ({
  from,
  to: periodAt(period, from).to,
})
