import { useLingui } from '@lingui/react/macro'
import { calendarZone } from '#contract/moment.ts'
import { shownOf } from './local-time.tsx'

/**
 * A moment (ISO 8601) by the clocks that days and periods are cut by: what is listed, summed or billed by days stands under the
 * day that it is counted in, wherever the reader is.
 */
export function CalendarTime({ moment, show = 'full' }: { moment: string; show?: keyof typeof shownOf }) {
  const { i18n } = useLingui()
  return <time dateTime={moment}>{i18n.date(moment, { ...shownOf[show], timeZone: calendarZone })}</time>
}
