import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { type Day, dayAt, firstOfMonth, mondayOf, plusDays, startOfDay } from './zoned-day.ts'

export type PayoutPeriod = ContractTerms['period']

/** From the first moment on and before the second. */
export type Range = { from: Date; to: Date }

/** Milliseconds of the periods that are parts of an hour; the zone's clocks differ from UTC by whole hours. */
const lengths = { fiveMinutes: 300_000, hourly: 3_600_000 } as const

/** Weeks begin on Monday, half months on the 1st and the 16th. */
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

/** Whether a period is shorter than a day: one in which nobody played then leaves no bill. */
export const isShort = (period: PayoutPeriod): period is keyof typeof lengths => period in lengths

/** The calendar's period that a moment is in, whenever the contract began. */
export function periodAt(period: PayoutPeriod, moment: Date): Range {
  if (isShort(period)) {
    const from = Math.floor(moment.getTime() / lengths[period]) * lengths[period]
    return { from: new Date(from), to: new Date(from + lengths[period]) }
  }
  const [first, next] = daysAround[period](dayAt(moment, calendarZone))
  return { from: startOfDay(first, calendarZone), to: startOfDay(next, calendarZone) }
}

/** When the first period of a contract that starts at a moment can be billed: where the calendar ends it. */
export const firstDueAt = (period: PayoutPeriod, startedAt: Date): Date => periodAt(period, startedAt).to

/** The periods one after another from a moment on, the first begun in its middle, as far as they have ended by `until`. */
export function endedPeriods(period: PayoutPeriod, from: Date, until: Date): Range[] {
  const ended: Range[] = []
  for (let next = partFrom(period, from); next.to <= until; next = partFrom(period, next.to)) ended.push(next)
  return ended
}

/** What is left of the calendar's period at a moment. */
export const partFrom = (period: PayoutPeriod, from: Date): Range => ({
  from,
  to: periodAt(period, from).to,
})
