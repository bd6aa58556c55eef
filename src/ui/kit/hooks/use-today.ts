import { useSyncExternalStore } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { type Day, dayOf } from '#ui/kit/forms/day-range.ts'
import { onTheSecond } from './use-now.ts'

/**
 * Today in the time zone of bills and reports. `ahead` is the server clock's lead over the device in
 * milliseconds.
 */
export function useToday(ahead: number): Day {
  const today = () => dayOf(new Date(Date.now() + ahead), calendarZone)
  return useSyncExternalStore(onTheSecond, today, today)
}
