import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { DayRange } from '#ui/kit/forms/day-range.ts'

const DAY = 86_400_000
/** Maximum number of days, and of weeks, that remain legible in a chart. */
const MOST_DAYS = 45
const MOST_WEEKS = 30

export function timeStepsOf({ first, last }: DayRange): { by: 'day' | 'week' | 'month'; zone: string } {
  const days = (Date.parse(last) - Date.parse(first)) / DAY + 1
  const by = days <= MOST_DAYS ? 'day' : days <= MOST_WEEKS * 7 ? 'week' : 'month'
  return { by, zone: calendarZone }
}
