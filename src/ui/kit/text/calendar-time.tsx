import { useLingui } from '@lingui/react/macro'
import type { DateFormat } from './date-formats.ts'
import { momentText } from './moment-text.ts'

/**
 * A moment (ISO 8601) in the site's time zone instead of the reader's, so that it matches the days in
 * reports.
 */
export function CalendarTime({ moment, show = 'full' }: { moment: string; show?: DateFormat }) {
  const { i18n } = useLingui()
  return <time dateTime={moment}>{momentText(i18n, moment, show)}</time>
}
