import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'

/** Half-open period, ISO 8601. */
type Period = { from: string; to: string }

const day = { dateStyle: 'medium', timeZone: calendarZone } as const
const dayAndTime = { ...day, timeStyle: 'short' } as const

/** The days of a period in Brasília, with the last one included. */
export const dayRange = (locale: string, { from, to }: Period): string =>
  new Intl.DateTimeFormat(locale, day).formatRange(new Date(from), new Date(Date.parse(to) - 1))

/** The days of a contract's period. Kinds that are paid several times a day also get times. */
export const periodRange = (locale: string, { kind, from, to }: Period & { kind: ContractKind }): string =>
  kind === 'hourlySalary' || kind === 'realTimeSalary'
    ? new Intl.DateTimeFormat(locale, dayAndTime).formatRange(new Date(from), new Date(to))
    : dayRange(locale, { from, to })

/** The start of a period (ISO 8601), with the time unless it is midnight. */
export function periodStart(locale: string, from: string): string {
  const moment = new Date(from)
  const isMidnight = startOfDay(dayAt(moment, calendarZone), calendarZone).getTime() === moment.getTime()
  return new Intl.DateTimeFormat(locale, isMidnight ? day : dayAndTime).format(moment)
}
