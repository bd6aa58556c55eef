import { useLingui } from '@lingui/react/macro'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { dayText } from '#ui/kit/text/day-text.ts'

const DAY = 86_400_000

/**
 * The days that a statement covers, or the hours if it covers less than a day, in the contracts' time zone.
 */
export function BillPeriod({ from, to }: { from: string; to: string }) {
  const { i18n } = useLingui()
  const [first, end] = [Date.parse(from), Date.parse(to)]
  const time = { hour: '2-digit', minute: '2-digit', timeZone: calendarZone } as const
  const firstDay = dayText(i18n, from)
  const lastDay = dayText(i18n, new Date(end - 1))
  if (firstDay !== lastDay) return <>{`${firstDay} – ${lastDay}`}</>
  if (end - first >= DAY - DAY / 12) return <>{firstDay}</>
  return <>{`${firstDay}, ${i18n.date(from, time)}–${i18n.date(to, time)}`}</>
}
