import { useLingui } from '@lingui/react/macro'
import { calendarZone } from '#contract/moment.ts'
import { momentText } from './moment-text.ts'
import type { Shown } from './shown-of.ts'

/**
 * A moment (ISO 8601) by the clocks that days and periods are cut by: what is listed, summed or billed by days stands under the
 * day that it is counted in, wherever the reader is.
 */
export function CalendarTime({ moment, show = 'full' }: { moment: string; show?: Shown }) {
  const { i18n } = useLingui()
  return <time dateTime={moment}>{momentText(i18n, moment, { show, timeZone: calendarZone })}</time>
}
