import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'

/** A period from `from` (inclusive) to `to` (exclusive), in ISO 8601. */
type Period = { from: string; to: string }

const day = { dateStyle: 'medium', timeZone: calendarZone } as const
const dayAndTime = { ...day, timeStyle: 'short' } as const

/** Formats the first and last day of a period, in Brasília time. */
export const dayRange = (locale: string, { from, to }: Period): string =>
  new Intl.DateTimeFormat(locale, day).formatRange(new Date(from), new Date(Date.parse(to) - 1))

/**
 * Formats the first and last day of a contract's period, with times if the contract pays several times a day.
 */
export const periodRange = (locale: string, { kind, from, to }: Period & { kind: ContractKind }): string =>
  kind === 'hourlySalary' || kind === 'realTimeSalary'
    ? new Intl.DateTimeFormat(locale, dayAndTime).formatRange(new Date(from), new Date(to))
    : dayRange(locale, { from, to })

/**
 * Formats the start of a period. The time of day is left out if it is midnight.
 * @param from ISO 8601
 */
export function periodStart(locale: string, from: string): string {
  const moment = new Date(from)
  const isMidnight = startOfDay(dayAt(moment, calendarZone), calendarZone).getTime() === moment.getTime()
  return new Intl.DateTimeFormat(locale, isMidnight ? day : dayAndTime).format(moment)
}
