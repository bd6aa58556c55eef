import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { dayText } from '#ui/kit/text/day-text.ts'

/**
 * The day on which a period starts, in the site's time zone. The time is added unless it is midnight.
 * `moment` is in ISO 8601.
 */
export function PeriodStart({ moment }: { moment: string }) {
  const { i18n } = useLingui()
  return <time dateTime={moment}>{periodStartText(i18n, moment)}</time>
}

export function periodStartText(i18n: I18n, moment: string): string {
  const time = { hour: '2-digit', minute: '2-digit', timeZone: calendarZone } as const
  const isMidnight = i18n.date(moment, { ...time, hourCycle: 'h23' }) === '00:00'
  return isMidnight ? dayText(i18n, moment) : `${dayText(i18n, moment)}, ${i18n.date(moment, time)}`
}
