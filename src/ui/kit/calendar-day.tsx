import { useLingui } from '@lingui/react/macro'
import { calendarZone } from '#contract/moment.ts'

/** The day of a moment (ISO 8601) by the clocks that days and periods are cut by, in figures: the same wherever the reader is. */
export function CalendarDay({ moment }: { moment: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={moment}>
      {i18n.date(moment, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: calendarZone })}
    </time>
  )
}
