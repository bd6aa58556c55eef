import { useSyncExternalStore } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { type Day, dayOf } from '#ui/kit/forms/day-range.ts'
import { onTheSecond } from './use-now.ts'

/**
 * The day that it is where contracts are billed and reports are cut by days; another one from midnight on.
 *
 * @param ahead milliseconds by which the platform's clock is ahead of the device's
 */
export function useToday(ahead: number): Day {
  const today = () => dayOf(new Date(Date.now() + ahead), calendarZone)
  return useSyncExternalStore(onTheSecond, today, today)
}
